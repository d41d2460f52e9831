import { ButtonLink } from '@/components/ui/button-link';
import { Unbroken } from '@/components/ui/unbroken';
import { contentIn } from '@/lib/content/content-in';
import { closedAttributes, headlineAttributes } from '@/lib/hydration/contract';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { homeNight } from './home-night';
import { NightBand } from './night-band';

/**
 * The hero of the home page: one night in ten cities. An entry of the log moves the mark on the band (`app/styles/night-band.css`);
 * the boot script rewrites the headline and counts the cities whose offices are closed now, so hydration must not touch either.
 */
export function HomeHero({ page }: { page: Page }) {
  const { language } = page;
  const { homePage, company, ui } = contentIn(language);
  const phone = phoneOf(page);
  const { hero, closed, check } = homePage;
  const { now, ...sentences } = closed;
  const { moments, zones } = homeNight(language);
  const headline = moments.find(({ marked }) => marked)?.headline ?? [];
  return (
    // The boot script adds a class on a first visit, before React hydrates.
    <section className="night on-blue contours relative overflow-clip" suppressHydrationWarning>
      <div className="wrap grid-12 relative">
        <div className="col-span-7 pt-7 pb-5 lg:row-start-1 lg:pt-[clamp(12px,3svh,64px)] lg:pb-3">
          <h1>
            <span className="mb-3 block font-medium font-sans text-blue-100 text-lead max-sm:font-stretch-88%">
              {hero.kicker}
            </span>
            <span className="night-headline" {...headlineAttributes}>
              {headline.map((line) => (
                <span key={line} className="block" suppressHydrationWarning>
                  {`${line} `}
                </span>
              ))}
            </span>
          </h1>
          <p className="lead mt-4 max-w-[33em] lg:mt-3 lg:text-[1.1875rem]">{hero.lead}</p>
          <div className="night-actions mt-5 flex flex-wrap gap-3 max-lg:gap-2.5">
            {/* The primary button on narrow screens, where the header has no number. */}
            <ButtonLink href={`tel:${phone.dial}`} className="num lg:hidden">
              {fill(ui.shell.call, { phone: phone.number })}
            </ButtonLink>
            <ButtonLink href="#services">{ui.actions.viewServices}</ButtonLink>
            <ButtonLink href="#risk-assessment" variant="quiet">
              {ui.actions.riskAssessment}
            </ButtonLink>
            <ButtonLink href="#contact" variant="quiet">
              {ui.actions.contactUs}
            </ButtonLink>
          </div>
        </div>
        <NightBand language={language} />
        <div className="col-span-5 max-lg:mt-2 max-lg:mb-7 lg:row-start-1 lg:self-center lg:py-4">
          <OvernightLog language={language} />
        </div>
      </div>
      <div className="relative bg-night-950 py-3.5">
        <div className="wrap grid-12 items-center">
          {/* Room for the sentence that the boot script writes: a long day of the week takes a fourth line on narrow phones. */}
          <p
            className="col-span-5 min-h-[6.4em] font-medium min-[24.375rem]:min-h-[4.8em] xl:min-h-[3.2em]"
            {...closedAttributes({ zones, ...company.openingHours }, sentences)}
            suppressHydrationWarning
          >
            {now}
          </p>
          <div className="col-span-7 flex flex-wrap items-center gap-x-8 gap-y-3 max-lg:mt-4 max-lg:border-night-800 max-lg:border-t max-lg:pt-4">
            <div className="min-w-[min(15rem,100%)] flex-1">
              <h2 className="font-display font-semibold text-xl">{check.title}</h2>
              <p className="text-blue-200">
                <Unbroken text={check.text} />
              </p>
            </div>
            <ButtonLink href="#cybersecurity-check" className="max-md:grow">
              {ui.actions.startFreeAssessment}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The log of one night on a timeline. Choosing an entry moves the gold mark of the band and, by script, rewrites the headline. */
function OvernightLog({ language }: { language: Language }) {
  const { title, when } = contentIn(language).homePage.log;
  return (
    <fieldset className="neat on-paper lifted" aria-labelledby="log-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-[26px] pt-4 pb-2 max-xl:px-[18px]">
        <h2 id="log-title" className="text-h3">
          {title}
        </h2>
        <span className="cap">{when}</span>
      </div>
      <ol className="log">
        {homeNight(language).moments.map(({ id, time, city, headline, text, note, marked }) => (
          <li key={id}>
            <input
              type="radio"
              name="night"
              id={id}
              value={headline.join('\n')}
              aria-labelledby={`${id}-label`}
              defaultChecked={marked}
              autoComplete="off"
            />
            <label htmlFor={id} id={`${id}-label`}>
              <time>{time}</time>
              <span>
                <span className="cap">{city}</span>
                {text}
                {note && <small>{note}</small>}
              </span>
            </label>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
