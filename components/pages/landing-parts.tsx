import { DifficultDays } from '@/components/sections/difficult-days';
import { LandingStory } from '@/components/sections/landing-story';
import { QuestionList } from '@/components/sections/question-list';
import { ServiceReasons } from '@/components/sections/service-reasons';
import { SideHeaded } from '@/components/sections/side-headed';
import { SplitSection } from '@/components/sections/split-section';
import { JsonLd } from '@/components/ui/json-ld';
import { PhoneLink } from '@/components/ui/phone-link';
import { Statements } from '@/components/ui/statements';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { labelled } from '@/lib/i18n/typography';
import { isInTorontoArea } from '@/lib/landing/toronto-area';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { pictureIn } from '@/lib/pictures/picture-in';
import { variantOf } from '@/lib/pictures/variant-of';
import { faqPage } from '@/lib/seo/json-ld/faq-page';
import { service as serviceJsonLd } from '@/lib/seo/json-ld/service';
import { ChallengeBlock } from './challenge-block';
import { CityServiceBlock } from './city-service-block';
import { LandingCallBlock } from './landing-call-block';
import { LandingServiceBlock } from './landing-service-block';
import { TorontoAreaBlock } from './toronto-area-block';

type Entry = LocalContent['landing'][number];
/** The content entry of a landing page of one kind. */
export type LandingEntry<Kind extends Entry['kind']> = Extract<Entry, { kind: Kind }>;
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
      <LandingStory title={entry.storyTitle} paragraphs={entry.story} />
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
  const { services, industries, ui } = contentIn(language);
  const service = getEntry(services, entry.service);
  const features = [...entry.features, ...service.features];
  return (
    <>
      <JsonLd data={landingJsonLd(page, entry, features)} />
      <LandingServiceBlock page={page} service={service} features={features} benefits={entry.benefits} />
      <LandingStory title={entry.storyTitle} paragraphs={entry.story} />
      <ChallengeBlock
        language={language}
        industry={getEntry(industries, entry.industry)}
        numbers={entry.challenges}
      />
      <DifficultDays
        title={ui.landing.badDays}
        label={labelled(language, ui.landing.solutions)}
        days={entry.badDays}
      />
      <LandingCallBlock page={page} entry={entry} />
    </>
  );
}

/** An industry in a city: what goes wrong there, which two services come first, how fast help arrives, the industry's challenges. */
export function CityIndustryParts({ page, entry }: Props<'city-industry'>) {
  const { language } = page;
  const { services, cities, industries, ui } = contentIn(language);
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
            <ServiceReasons
              reasons={entry.first.map(({ service: slug, reason }) => {
                const { name, image } = getEntry(services, slug);
                return {
                  href: hrefOf(language, 'service', slug),
                  name,
                  reason,
                  picture: {
                    src: pictureIn(language, variantOf(language, image, 'sm') ?? image),
                    thumb: variantOf(language, image, 'thumb') ?? image,
                  },
                };
              })}
            />
          </section>
        }
      >
        <Statements items={entry.goesWrong} />
        <PhoneLink {...phoneOf(page)} className="btn btn-primary mt-7" />
      </SplitSection>
      <LandingStory title={entry.storyTitle} paragraphs={entry.story} />
      <SideHeaded id="gains" title={ui.landing.gains}>
        {/* Two lists side by side with aligned rows. */}
        <div className="level grid gap-x-8 gap-y-3 lg:grid-cols-[1fr_1fr] lg:grid-rows-[repeat(7,auto)] lg:gap-y-0">
          {(['features', 'benefits'] as const).map((list) => (
            <section key={list} className="lg:row-span-7 lg:grid lg:grid-rows-subgrid" aria-labelledby={list}>
              <h3 id={list} className="pb-2 text-h3">
                {ui.landing[list]}
              </h3>
              <Statements items={entry[list]} />
            </section>
          ))}
        </div>
      </SideHeaded>
      <CityServiceBlock language={language} city={city} hasArea={!isInTorontoArea(city.slug)} />
      <ChallengeBlock
        language={language}
        industry={getEntry(industries, entry.industry)}
        numbers={entry.challenges}
      />
      <LandingCallBlock page={page} entry={entry} />
      <TorontoAreaBlock language={language} city={city} />
    </>
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
