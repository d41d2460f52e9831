import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Unbroken } from '@/components/ui/unbroken';
import { closedAttributes, headlineAttributes } from '@/lib/hydration/contract';

type Link = { href: string; label: string };
type Props = {
  kicker: string;
  headline: readonly string[];
  lead: string;
  /** As buttons; the first one is primary where the call is not shown. */
  actions: readonly Link[];
  /** The primary button on narrow screens, where the header has no number. */
  call: Link;
  log: ReactNode;
  band: ReactNode;
  closed: { now: string; none: string; some: string; all: string };
  /** How many cities each time zone has, and their office hours. */
  offices: Parameters<typeof closedAttributes>[0];
  banner: { title: string; text: string; link: Link };
};

/**
 * The hero of the home page: one night in ten cities. An entry of the log moves the mark on the band (`app/styles/night-band.css`);
 * the boot script rewrites the headline and counts the cities whose offices are closed now, so hydration must not touch either.
 */
export function Hero({ kicker, headline, lead, actions, call, log, band, closed, offices, banner }: Props) {
  const { now, ...sentences } = closed;
  return (
    <section className="night on-blue contours relative overflow-clip">
      <div className="wrap grid-12 relative">
        <div className="col-span-7 pt-7 pb-5 lg:row-start-1 lg:pt-[clamp(12px,3svh,64px)] lg:pb-3">
          <h1>
            <span className="mb-3 block font-medium font-sans text-blue-100 text-lead">{kicker}</span>
            <span className="night-headline" {...headlineAttributes}>
              {headline.map((line) => (
                <span key={line} className="block" suppressHydrationWarning>
                  {`${line} `}
                </span>
              ))}
            </span>
          </h1>
          <p className="lead mt-4 max-w-[33em] lg:mt-3 lg:text-[1.1875rem]">{lead}</p>
          <div className="night-actions mt-5 flex flex-wrap gap-3 max-lg:gap-2.5">
            <ButtonLink href={call.href} className="num lg:hidden">
              {call.label}
            </ButtonLink>
            {actions.map(({ href, label }, index) => (
              <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'quiet'}>
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
        {band}
        <div className="col-span-5 max-lg:mt-2 max-lg:mb-7 lg:row-start-1 lg:self-center lg:py-4">{log}</div>
      </div>
      <div className="relative bg-night-950 py-3.5">
        <div className="wrap grid-12 items-center">
          {/* Room for the sentence that the boot script writes: a long day of the week takes a fourth line on narrow phones. */}
          <p
            className="col-span-5 min-h-[6.4em] font-medium min-[24.375rem]:min-h-[4.8em] xl:min-h-[3.2em]"
            {...closedAttributes(offices, sentences)}
            suppressHydrationWarning
          >
            {now}
          </p>
          <div className="col-span-7 flex flex-wrap items-center gap-x-8 gap-y-3 max-lg:mt-4 max-lg:border-night-800 max-lg:border-t max-lg:pt-4">
            <div className="min-w-[min(15rem,100%)] flex-1">
              <h2 className="font-display font-semibold text-xl">{banner.title}</h2>
              <p className="text-blue-200">
                <Unbroken text={banner.text} />
              </p>
            </div>
            <ButtonLink href={banner.link.href} className="max-md:grow">
              {banner.link.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
