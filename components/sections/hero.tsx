import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { GoLink } from '@/components/ui/go-link';

type Link = { href: string; label: string };
type Props = {
  kicker: string;
  headline: readonly string[];
  lead: string;
  /** The main button, the quiet one, the link beside them. */
  actions: readonly [Link, Link, Link];
  banner: { title: string; text: string; link: Link };
  /** The sheet at the right, which dips into the band below. */
  children: ReactNode;
};

/** The opening of the home page, with the band of the free check at its foot. */
export function Hero({ kicker, headline, lead, actions, banner, children }: Props) {
  const [main, quiet, plain] = actions;
  return (
    <section className="on-blue relative">
      <img
        className="pointer-events-none absolute inset-0 h-full w-full object-cover max-sm:opacity-60"
        src="/art/texture-contours-blue.svg"
        alt=""
        width="1600"
        height="900"
        fetchPriority="high"
      />
      <div className="wrap grid-12 relative">
        <div className="col-span-7 pt-14 pb-12 lg:pt-[104px] lg:pb-[100px]">
          <h1>
            <span className="mb-6 block font-medium font-sans text-blue-100 text-lead">{kicker}</span>
            <span className="block text-display">
              {headline.map((line) => (
                <span key={line} className="block">
                  {line}{' '}
                </span>
              ))}
            </span>
          </h1>
          <p className="lead mt-7 max-w-[44ch]">{lead}</p>
          <div className="mt-9 flex flex-wrap items-center gap-3">
            <ButtonLink href={main.href}>{main.label}</ButtonLink>
            <ButtonLink href={quiet.href} look="quiet">
              {quiet.label}
            </ButtonLink>
            <a className="link py-2 sm:ml-4" href={plain.href}>
              {plain.label}
            </a>
          </div>
        </div>
        <div className="relative z-10 col-span-5 max-lg:mb-12 lg:mt-20 lg:-mb-[60px] lg:self-end">
          {children}
        </div>
      </div>
      <div className="relative bg-night-900">
        <div className="wrap grid-12 py-6 lg:py-7">
          <div className="col-span-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 lg:pr-8">
            <p className="max-w-[42ch]">
              <b className="font-semibold">{banner.title}</b>{' '}
              <span className="text-blue-200">{banner.text}</span>
            </p>
            <GoLink href={banner.link.href} className="whitespace-nowrap">
              {banner.link.label}
            </GoLink>
          </div>
        </div>
      </div>
    </section>
  );
}
