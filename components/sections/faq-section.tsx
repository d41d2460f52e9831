import type { ReactNode } from 'react';
import { PhoneLink } from '@/components/ui/phone-link';

type Link = { href: string; label: string };
type Props = {
  /** Heading, filter and questions. */
  children: ReactNode;
  still: { title: string; text: string; phone: { number: string; dial: string }; consultation: Link };
  cards: readonly { href: string; title: string; text: string }[];
};

/** The questions, and below them a person to ask and three ways on. */
export function FaqSection({ children, still, cards }: Props) {
  return (
    <section className="section" id="faq" aria-labelledby="faq-title">
      <div className="wrap">
        {children}
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 lg:mt-12">
          <div className="mr-auto">
            <h3 className="text-h3">{still.title}</h3>
            <p className="mt-1 text-ink-700">{still.text}</p>
          </div>
          <PhoneLink {...still.phone} className="btn btn-quiet" />
          <a className="link max-lg:py-2" href={still.consultation.href}>
            {still.consultation.label}
          </a>
        </div>
        <div className="pillars mt-7 border-line-300 border-t pt-6">
          {cards.map(({ href, title, text }) => (
            <div key={href} className="relative">
              <h3 className="font-semibold text-xl">
                <a className="card-link hover:text-blue-700" href={href}>
                  {title}
                </a>
              </h3>
              <p className="mt-1 text-ink-700 text-sm">{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
