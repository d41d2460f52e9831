import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { GoLink } from '@/components/ui/go-link';
import { Unbroken } from '@/components/ui/unbroken';

type Link = { href: string; label: string };
type Props = {
  kicker: string;
  headline: readonly string[];
  lead: string;
  /** The primary button and the link next to it. */
  actions: readonly [Link, Link];
  banner: { title: string; text: string; link: Link; more: Link };
  /** The panel on the right, which overlaps the band below. */
  children: ReactNode;
};

/** The hero of the home page, with the band for the free check below it. */
export function Hero({ kicker, headline, lead, actions, banner, children }: Props) {
  const [primary, secondary] = actions;
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
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
            <ButtonLink href={primary.href}>{primary.label}</ButtonLink>
            <a className="link py-2" href={secondary.href}>
              {secondary.label}
            </a>
          </div>
        </div>
        <div className="relative z-10 col-span-5 max-lg:mb-10 lg:mt-20 lg:-mb-[60px] lg:self-end">
          {children}
        </div>
      </div>
      <div className="relative bg-night-900">
        <div className="wrap grid-12 py-5 lg:py-7">
          <div className="col-span-7 lg:pr-8">
            <p className="max-w-[31.2em]">
              <b className="font-semibold">{banner.title}</b>{' '}
              <span className="text-blue-200">
                <Unbroken text={banner.text} />
              </span>
            </p>
            <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
              <GoLink href={banner.link.href}>{banner.link.label}</GoLink>
              <GoLink href={banner.more.href}>{banner.more.label}</GoLink>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
