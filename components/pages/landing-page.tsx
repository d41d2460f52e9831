import type { ComponentProps } from 'react';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PictureHeader } from '@/components/sections/picture-header';
import { Unbroken } from '@/components/ui/unbroken';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import type { Language } from '@/lib/i18n/languages';
import { selectSources } from '@/lib/landing/select-challenges';
import type { Page } from '@/lib/pages/page';
import { pictureOf } from '@/lib/pictures/picture-of';
import { CallOrBook } from './call-or-book';
import { cityMap } from './city-map';
import { ContactFormBlock } from './contact-form-block';
import { CityIndustryParts, ServiceCityParts, ServiceIndustryParts } from './landing-parts';
import { OnwardLinks } from './onward-links';
import { checkedNote, SourceBlock } from './source-block';

/** Preselected in the form of pages about an industry in a city. */
const defaultService = 'managed-it-services';

/** A landing page: a service in a city, a service for an industry, or an industry in a city. */
export function LandingPage({ page }: { page: Page }) {
  const { language } = page;
  const { landing, industries, cities, ui } = contentIn(language);
  const entry = getEntry(landing, page.slug);
  const industry = entry.kind === 'service-city' ? undefined : getEntry(industries, entry.industry);
  const challengeNumbers = 'challenges' in entry ? entry.challenges : undefined;
  const sources = [entry.sources, industry && selectSources(industry, challengeNumbers)];
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
      {entry.kind === 'service-city' && <ServiceCityParts page={page} entry={entry} />}
      {entry.kind === 'service-industry' && <ServiceIndustryParts page={page} entry={entry} />}
      {entry.kind === 'city-industry' && <CityIndustryParts page={page} entry={entry} />}
      <OnwardLinks language={language} entry={entry}>
        <SourceBlock language={language} sources={sources} />
      </OnwardLinks>
      <LandingContact page={page} service={'service' in entry ? entry.service : defaultService} />
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

/** The end of a landing page: the form for requesting the free assessment, labelled by its heading. */
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
