import { FactStrip } from '@/components/sections/fact-strip';
import { OnwardLinks } from '@/components/sections/onward-links';
import { Reading } from '@/components/sections/reading';
import { SheetHead } from '@/components/sections/sheet-head';
import { ButtonLink } from '@/components/ui/button-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import type { Language } from '@/lib/i18n/languages';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { pictureIn } from '@/lib/pictures/picture-in';
import { variantOf } from '@/lib/pictures/variant-of';
import { answerLinks } from './answer-links';
import { CityIndustryParts } from './city-industry-parts';
import { cityPlate } from './city-plate';
import { imprintOf } from './imprint-of';
import { LandingAskBlock } from './landing-ask-block';
import { LandingIndex, landingSheet } from './landing-index';
import { mapLegend } from './map-legend';
import { PageCrumbs } from './page-crumbs';
import { relatedLinks } from './related-links';
import { ServiceCityParts } from './service-city-parts';
import { ServiceIndustryParts } from './service-industry-parts';
import { SourceBlock } from './source-block';

/** What a page of an industry in a city sells: its form has this service chosen. */
const itSupport = 'managed-it-services';

/** A landing page: a service in a city, a service for an industry, or an industry in a city. */
export function LandingPage({ page }: { page: Page }) {
  const { language } = page;
  const { landing, industries, cities, ui } = contentIn(language);
  const entry = getEntry(landing, page.slug);
  // Their challenges stand on the page, with what the law asks of them.
  const industry = entry.kind === 'service-city' ? undefined : getEntry(industries, entry.industry);
  const service = 'service' in entry ? entry.service : itSupport;
  const sources = [entry.sources, industry?.sources];
  const { number, dial } = phoneOf(page);
  return (
    <>
      <SheetHead
        crumbs={<PageCrumbs page={page} />}
        title={entry.heading}
        lead={entry.lead}
        picture={
          entry.kind === 'service-city'
            ? cityPlate(language, getEntry(cities, entry.city))
            : planOf(language, getEntry(industries, entry.industry))
        }
        legend={
          entry.kind === 'service-city'
            ? mapLegend(language, getEntry(cities, entry.city))
            : [{ sign: 'mark', text: getEntry(industries, entry.industry).mark }]
        }
        imprint={imprintOf(language, landingSheet(language, entry), sources)}
      >
        <div className="face-ways">
          <PhoneLink number={number} dial={dial} className="btn btn-primary" />
          <ButtonLink href="#contact" look="quiet">
            {ui.actions.bookConsultation}
          </ButtonLink>
        </div>
      </SheetHead>
      <FactStrip label={ui.landing.inShort} facts={entry.inShort} />
      <Reading title={entry.storyTitle} paragraphs={entry.story} />
      {entry.kind === 'service-city' && <ServiceCityParts page={page} entry={entry} />}
      {entry.kind === 'service-industry' && <ServiceIndustryParts page={page} entry={entry} />}
      {entry.kind === 'city-industry' && <CityIndustryParts page={page} entry={entry} />}
      <OnwardLinks
        title={ui.landing.related}
        index={<LandingIndex language={language} pair={entry} />}
        related={relatedLinks(language, entry)}
        folded={entry.kind === 'service-city' ? answerLinks(language, entry) : []}
      >
        <SourceBlock language={language} sources={sources} />
      </OnwardLinks>
      <LandingAskBlock page={page} service={service} />
    </>
  );
}

const planOf = (language: Language, { image, imageAlt }: { image: string; imageAlt: string }) => ({
  shape: 'plan' as const,
  src: pictureIn(language, image),
  small: variantOf(language, image, 'sm'),
  alt: imageAlt,
});
