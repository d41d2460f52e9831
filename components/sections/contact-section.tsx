import type { ReactNode } from 'react';
import { PhoneLink } from '@/components/ui/phone-link';

type Link = { href: string; label: string };
type Props = {
  title: string;
  text?: string;
  words: { addressTitle: string; linksTitle: string; followTitle: string; nextTitle: string };
  address: {
    lines: readonly string[];
    email: string;
    hours: string;
    phone: { number: string; dial: string };
  };
  links: { pages: readonly Link[]; social: readonly Link[]; next: readonly string[] };
  /** The message form. */
  children: ReactNode;
};

/** The message form, and beside it where we are, what happens next and where else to look. */
export function ContactSection({ title, text, words, address, links, children }: Props) {
  return (
    <section className="section" id="contact" aria-labelledby="contact-title">
      <div className="wrap grid-12">
        <div className="col-span-7">
          <h2 id="contact-title" className="text-h2">
            {title}
          </h2>
          {text && <p className="lead mt-5 max-w-[52ch]">{text}</p>}
          <div className="mt-9">{children}</div>
        </div>
        <div className="col-span-5 grid content-start gap-10 max-lg:mt-14 lg:pl-14">
          <div>
            <h3 className="text-h3">{words.addressTitle}</h3>
            <address className="mt-4 not-italic leading-relaxed">
              {address.lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
            <p className="mt-4">
              <PhoneLink
                {...address.phone}
                className="inline-flex items-center gap-2.5 font-semibold text-xl"
              />
            </p>
            <p className="mt-2">
              <a className="link" href={`mailto:${address.email}`}>
                {address.email}
              </a>
            </p>
            <p className="mt-3 text-ink-700">{address.hours}</p>
          </div>
          <div>
            <h3 className="text-h3">{words.nextTitle}</h3>
            <ol className="ruled mt-4">
              {links.next.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
          <div className="grid grid-cols-2 gap-8">
            {linkColumn(words.linksTitle, links.pages)}
            {linkColumn(words.followTitle, links.social)}
          </div>
        </div>
      </div>
    </section>
  );
}

function linkColumn(title: string, links: readonly Link[]): ReactNode {
  return (
    <div>
      <h3 className="font-sans font-semibold">{title}</h3>
      <ul className="mt-2">
        {links.map(({ href, label }) => (
          <li key={label}>
            <a className="link inline-block py-1.5 font-normal!" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
