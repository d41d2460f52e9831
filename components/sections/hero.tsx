import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Unbroken } from '@/components/ui/unbroken';

type Link = { href: string; label: string };
type Props = {
  kicker: string;
  headline: readonly string[];
  lead: string;
  /** As buttons, the first one primary. */
  actions: readonly Link[];
  banner: { title: string; text: string; link: Link };
  /** The panel on the right, which overlaps the band below. */
  children: ReactNode;
};

/** The hero of the home page, with the band for the free check below it. */
export function Hero({ kicker, headline, lead, actions, banner, children }: Props) {
  return (
    <section className="on-blue contours relative">
      <div className="wrap grid-12 relative">
        <div className="col-span-7 py-8 lg:py-24">
          <h1>
            <span className="mb-4 block font-medium font-sans text-blue-100 text-lead">{kicker}</span>
            <span className="block text-display">
              {headline.map((line) => (
                <span key={line} className="block">
                  {line}{' '}
                </span>
              ))}
            </span>
          </h1>
          <p className="lead mt-5 max-w-[26.4em]">{lead}</p>
          <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow lg:mt-8">
            {actions.map(({ href, label }, index) => (
              <ButtonLink key={href} href={href} look={index === 0 ? 'primary' : 'quiet'}>
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
        <div className="relative z-10 col-span-5 max-lg:mb-10 lg:mt-20 lg:-mb-[60px] lg:self-end">
          {children}
        </div>
      </div>
      <div className="relative bg-night-900">
        <div className="wrap grid-12 py-5 lg:py-7">
          <div className="col-span-7 flex flex-wrap items-center gap-x-8 gap-y-4 lg:pr-8">
            <div className="min-w-[min(15rem,100%)] flex-1">
              <h2 className="font-display font-semibold text-xl">{banner.title}</h2>
              <p className="mt-1 text-blue-200">
                <Unbroken text={banner.text} />
              </p>
            </div>
            <ButtonLink href={banner.link.href} className="max-sm:grow">
              {banner.link.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
