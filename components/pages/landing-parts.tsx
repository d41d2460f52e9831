import { QuestionList } from '@/components/sections/question-list';
import { SideHeaded } from '@/components/sections/side-headed';
import { SplitSection } from '@/components/sections/split-section';
import { Icon } from '@/components/ui/icon';
import { JsonLd } from '@/components/ui/json-ld';
import { PhoneLink } from '@/components/ui/phone-link';
import { TextList } from '@/components/ui/text-list';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import type { Language } from '@/lib/i18n/languages';
import { labelled } from '@/lib/i18n/typography';
import { isInTorontoArea } from '@/lib/landing/toronto-area';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { thumbOf } from '@/lib/pictures/picture-of';
import { variantOf } from '@/lib/pictures/variant-of';
import { faqPage } from '@/lib/seo/json-ld/faq-page';
import { service as serviceJsonLd } from '@/lib/seo/json-ld/service';
import { CityServiceBlock } from './city-service-block';
import { ChallengeBlock, type LandingEntry, LandingServiceBlock, LandingStory } from './landing-blocks';
import { LandingCallBlock } from './landing-call-block';
import { TorontoAreaBlock } from './toronto-area-block';

type Entry = LocalContent['landing'][number];
type Props<Kind extends Entry['kind']> = { page: Page; entry: LandingEntry<Kind> };

/** A service in a city: its features, how fast help arrives, two questions. */
export function ServiceCityParts({ page, entry }: Props<'service-city'>) {
  const { language } = page;
  const { services, cities, ui } = contentIn(language);
  const service = getEntry(services, entry.service);
  const city = getEntry(cities, entry.city);
  const features = [...entry.features, ...service.features];
  return (
    <>
      <JsonLd data={faqPage(language, entry.questions)} />
      <JsonLd data={landingJsonLd(page, entry, features, city)} />
      <LandingServiceBlock
        page={page}
        service={service}
        features={features}
        benefits={service.benefits.filter((_, index) => entry.serviceBenefits.includes(index + 1))}
      />
      <LandingStory entry={entry} />
      <CityServiceBlock language={language} city={city} hasArea={!isInTorontoArea(city.slug)} />
      <LandingCallBlock page={page} entry={entry} />
      <TorontoAreaBlock language={language} city={city} />
      <SideHeaded id="questions" title={ui.landing.questions}>
        <QuestionList questions={entry.questions} />
      </SideHeaded>
    </>
  );
}

/** A service for an industry: its features and benefits, the industry's challenges, three bad days. */
export function ServiceIndustryParts({ page, entry }: Props<'service-industry'>) {
  const { language } = page;
  const service = getEntry(contentIn(language).services, entry.service);
  const features = [...entry.features, ...service.features];
  return (
    <>
      <JsonLd data={landingJsonLd(page, entry, features)} />
      <LandingServiceBlock page={page} service={service} features={features} benefits={entry.benefits} />
      <LandingStory entry={entry} />
      <ChallengeBlock language={language} entry={entry} />
      <BadDays language={language} entry={entry} />
      <LandingCallBlock page={page} entry={entry} />
    </>
  );
}

/** An industry in a city: what goes wrong there, which two services come first, how fast help arrives, the industry's challenges. */
export function CityIndustryParts({ page, entry }: Props<'city-industry'>) {
  const { language } = page;
  const { cities, ui } = contentIn(language);
  const city = getEntry(cities, entry.city);
  return (
    <>
      <JsonLd data={landingJsonLd(page, entry, entry.features, city)} />
      <SplitSection
        id="goes-wrong"
        title={ui.landing.goesWrong}
        aside={
          <section className="bg-blue-100" aria-labelledby="first-services">
            <h2 id="first-services" className="text-section">
              {ui.landing.first}
            </h2>
            <FirstServices language={language} entry={entry} />
          </section>
        }
      >
        <TextList items={entry.goesWrong} className="statements" />
        <PhoneLink {...phoneOf(page)} className="btn btn-primary mt-7" />
      </SplitSection>
      <LandingStory entry={entry} />
      <SideHeaded id="gains" title={ui.landing.gains}>
        <div className="level">
          {(['features', 'benefits'] as const).map((list) => (
            <section key={list} aria-labelledby={list}>
              <h3 id={list} className="pb-2 text-h3">
                {ui.landing[list]}
              </h3>
              <TextList items={entry[list]} className="statements" />
            </section>
          ))}
        </div>
      </SideHeaded>
      <CityServiceBlock language={language} city={city} hasArea={!isInTorontoArea(city.slug)} />
      <ChallengeBlock language={language} entry={entry} />
      <LandingCallBlock page={page} entry={entry} />
      <TorontoAreaBlock language={language} city={city} />
    </>
  );
}

type BadDaysProps = { language: Language; entry: LandingEntry<'service-industry'> };

/** Bad days and our response to each, side by side where there is room. */
function BadDays({ language, entry }: BadDaysProps) {
  const { landing } = contentIn(language).ui;
  return (
    <section className="section on-night" aria-labelledby="bad-days">
      <div className="wrap">
        <h2 id="bad-days" className="text-section">
          {landing.badDays}
        </h2>
        <dl className="mt-5 grid gap-x-8 gap-y-4 lg:auto-cols-fr lg:grid-flow-col">
          {entry.badDays.map(({ day, answer }) => (
            <div key={day} className="border-blue-500 border-t pt-3">
              <dt className="font-semibold text-xl">{day}</dt>
              <dd className="mt-2 mb-3 text-blue-100">
                <span className="sr-only">{labelled(language, landing.solutions)} </span>
                {answer}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

type FirstProps = { language: Language; entry: LandingEntry<'city-industry'> };

/** The recommended services, each with its plate and the reason; on a phone with a thumbnail. */
function FirstServices({ language, entry }: FirstProps) {
  const { services } = contentIn(language);
  return (
    <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2">
      {entry.first.map(({ service, reason }) => {
        const { slug, name, image } = getEntry(services, service);
        return (
          <li
            key={slug}
            className="relative max-sm:grid max-sm:grid-cols-[80px_1fr] max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-1"
          >
            <picture>
              <source media="(width < 40rem)" srcSet={thumbOf(language, image)} width="340" height="340" />
              <img
                className="rounded-md border border-line-300 sm:mb-4"
                src={variantOf(language, image, 'sm') ?? image}
                alt=""
                width="960"
                height="600"
                loading="lazy"
              />
            </picture>
            <h3 className="text-h3">
              <a className="card-link go" href={hrefOf(language, 'service', slug)}>
                {name}
                <Icon name="arrow-right" />
              </a>
            </h3>
            <p className="mt-1 text-ink-700 max-sm:col-span-2">{reason}</p>
          </li>
        );
      })}
    </ul>
  );
}

function landingJsonLd(
  page: Page,
  { heading, description }: Entry,
  parts: readonly string[],
  city?: LocalContent['cities'][number],
) {
  const { language, path } = page;
  const call = { dial: phoneOf(page).dial, hours: contentIn(language).company.landingOpeningHours };
  return serviceJsonLd(language, { path, name: heading, description, parts, city, call });
}
