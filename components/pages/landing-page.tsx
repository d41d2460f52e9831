import type { ComponentProps } from 'react';
import { FactStrip } from '@/components/sections/fact-strip';
import { OnwardLinks } from '@/components/sections/onward-links';
import { PictureHeader } from '@/components/sections/picture-header';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import type { Language } from '@/lib/i18n/languages';
import { selectSources } from '@/lib/landing/select-challenges';
import type { Page } from '@/lib/pages/page';
import { pictureIn } from '@/lib/pictures/picture-in';
import { variantOf } from '@/lib/pictures/variant-of';
import { CallOrBook } from './call-or-book';
import { cityMap } from './city-map';
import { LandingContactBlock } from './landing-contact-block';
import { CityIndustryParts, ServiceCityParts, ServiceIndustryParts } from './landing-parts';
import { PageCrumbs } from './page-crumbs';
import { relatedLinks } from './related-links';
import { serviceCityLinkGroups } from './service-city-link-groups';
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
        crumbs={<PageCrumbs page={page} />}
        title={entry.heading}
        lead={entry.lead}
        {...(entry.kind === 'service-city'
          ? cityMap(language, getEntry(cities, entry.city))
          : industryPlan(language, getEntry(industries, entry.industry)))}
        checked={checkedNote(language, sources)}
      >
        <CallOrBook page={page} href="#contact" />
      </PictureHeader>
      <FactStrip label={ui.landing.inShort} facts={entry.inShort} />
      {entry.kind === 'service-city' && <ServiceCityParts page={page} entry={entry} />}
      {entry.kind === 'service-industry' && <ServiceIndustryParts page={page} entry={entry} />}
      {entry.kind === 'city-industry' && <CityIndustryParts page={page} entry={entry} />}
      <OnwardLinks
        title={ui.landing.related}
        related={relatedLinks(language, entry)}
        lists={entry.kind === 'service-city' ? serviceCityLinkGroups(language, entry) : []}
      >
        <SourceBlock language={language} sources={sources} />
      </OnwardLinks>
      <LandingContactBlock page={page} service={'service' in entry ? entry.service : defaultService} />
    </>
  );
}

const industryPlan = (
  language: Language,
  { image, imageAlt, mark }: LocalContent['industries'][number],
): Pick<ComponentProps<typeof PictureHeader>, 'picture' | 'legend'> => ({
  picture: {
    shape: 'plan',
    src: pictureIn(language, image),
    small: variantOf(language, image, 'sm'),
    alt: imageAlt,
  },
  legend: [{ sign: 'mark', text: mark }],
});
