import type { ComponentProps } from 'react';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PictureHeader } from '@/components/sections/picture-header';
import { QuestionList } from '@/components/sections/question-list';
import { SideHeaded } from '@/components/sections/side-headed';
import { JsonLd } from '@/components/ui/json-ld';
import { Unbroken } from '@/components/ui/unbroken';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import type { Language } from '@/lib/i18n/languages';
import { selectSources } from '@/lib/landing/select-challenges';
import { isInTorontoArea } from '@/lib/landing/toronto-area';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { pictureOf } from '@/lib/pictures/picture-of';
import { faqPage } from '@/lib/seo/json-ld/faq-page';
import { service as serviceJsonLd } from '@/lib/seo/json-ld/service';
import { CallOrBook } from './call-or-book';
import { cityMap } from './city-map';
import { CityServiceBlock } from './city-service-block';
import { ContactFormBlock } from './contact-form-block';
import {
  BadDays,
  ChallengeBlock,
  Gains,
  GoesWrong,
  LandingServiceBlock,
  LandingStory,
} from './landing-blocks';
import { LandingCallBlock } from './landing-call-block';
import { OnwardLinks } from './onward-links';
import { checkedNote, SourceBlock } from './source-block';
import { TorontoAreaBlock } from './toronto-area-block';

/** Preselected in the form of pages about an industry in a city. */
const defaultService = 'managed-it-services';

/**
 * A landing page. A service in a city has its features and benefits, how fast help arrives and two questions; a service for an
 * industry its features and benefits, the industry's challenges and three bad days; an industry in a city what goes wrong there,
 * which two services come first, how fast help arrives and the industry's challenges.
 */
export function LandingPage({ page }: { page: Page }) {
  const { language, path } = page;
  const { landing, industries, cities, services, company, ui } = contentIn(language);
  const entry = getEntry(landing, page.slug);
  const service = 'service' in entry ? getEntry(services, entry.service) : undefined;
  const city = 'city' in entry ? getEntry(cities, entry.city) : undefined;
  const industry = 'industry' in entry ? getEntry(industries, entry.industry) : undefined;
  const challengeNumbers = 'challenges' in entry ? entry.challenges : undefined;
  const sources = [entry.sources, industry && selectSources(industry, challengeNumbers)];
  const features = [...entry.features, ...(service?.features ?? [])];
  return (
    <>
      <PictureHeader
        crumbs={<Breadcrumbs page={page} />}
        title={entry.heading}
        lead={entry.lead}
        {...(entry.kind === 'service-city'
          ? cityMap(language, getEntry(cities, entry.city))
          : industryPlan(language, getEntry(industries, entry.industry)))}
        checked={checkedNote(language, sources)}
      >
        <CallOrBook page={page} href="#contact" />
      </PictureHeader>
      {/* The page's key facts, across its full width. */}
      <aside className="on-blue strip" aria-label={ui.landing.inShort}>
        <dl className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-x-8 gap-y-4 py-6">
          {entry.inShort.map(({ term, text }) => (
            <div key={term}>
              <dt className="cap">{term}</dt>
              <dd className="mt-[3px] font-medium">
                <Unbroken text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </aside>
      {entry.kind === 'service-city' && <JsonLd data={faqPage(language, entry.questions)} />}
      <JsonLd
        data={serviceJsonLd(language, {
          path,
          name: entry.heading,
          description: entry.description,
          parts: features,
          city,
          call: { dial: phoneOf(page).dial, hours: company.landingOpeningHours },
        })}
      />
      {service && <LandingServiceBlock page={page} entry={entry} service={service} features={features} />}
      {entry.kind === 'city-industry' && <GoesWrong page={page} entry={entry} />}
      <LandingStory entry={entry} />
      {entry.kind === 'city-industry' && <Gains language={language} entry={entry} />}
      {city && <CityServiceBlock language={language} city={city} hasArea={!isInTorontoArea(city.slug)} />}
      {industry && <ChallengeBlock language={language} industry={industry} numbers={challengeNumbers} />}
      {entry.kind === 'service-industry' && <BadDays language={language} entry={entry} />}
      <LandingCallBlock page={page} entry={entry} />
      {city && <TorontoAreaBlock language={language} city={city} />}
      {entry.kind === 'service-city' && (
        <SideHeaded id="questions" title={ui.landing.questions}>
          <QuestionList questions={entry.questions} />
        </SideHeaded>
      )}
      <LandingContact page={page} service={service?.slug ?? defaultService} />
      <OnwardLinks language={language} entry={entry}>
        <SourceBlock language={language} sources={sources} />
      </OnwardLinks>
    </>
  );
}

/** A floor plan of the industry for the head of the page, with its legend. */
function industryPlan(
  language: Language,
  industry: LocalContent['industries'][number],
): Pick<ComponentProps<typeof PictureHeader>, 'picture' | 'legend'> {
  return {
    picture: { shape: 'plan', ...pictureOf(language, industry) },
    legend: [{ sign: 'mark', text: industry.mark }],
  };
}

const headingId = 'contact-title';

type ContactProps = {
  page: Page;
  /** The slug of the service to preselect. */
  service: string;
};

/** The form for requesting the free consultation, labelled by its heading. */
function LandingContact({ page, service }: ContactProps) {
  const { landing } = contentIn(page.language).ui;
  return (
    <section className="section bg-blue-100" id="contact" aria-labelledby={headingId}>
      <div className="wrap grid-12">
        <div className="col-span-4">
          <h2 id={headingId} className="text-section">
            {landing.assessmentTitle}
          </h2>
          <p className="lead mt-4">{landing.assessmentText}</p>
        </div>
        <div className="col-span-8 rounded-md bg-white p-[clamp(20px,4vw,36px)] max-lg:mt-5">
          <ContactFormBlock page={page} service={service} headingId={headingId} />
        </div>
      </div>
    </section>
  );
}
