import { LandingCall } from '@/components/sections/landing-call';
import { LandingHead } from '@/components/sections/landing-head';
import { LinkColumns } from '@/components/sections/link-columns';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { CityIndustryParts } from './city-industry-parts';
import { ContactBlock } from './contact-block';
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
  const { landing, industries, ui } = contentIn(language);
  const entry = getEntry(landing, page.slug);
  // Their challenges stand on the page, with what the law asks of them.
  const industry = entry.kind === 'service-city' ? undefined : getEntry(industries, entry.industry);
  const phone = phoneOf(page);
  const service = 'service' in entry ? entry.service : itSupport;
  return (
    <>
      <LandingHead
        crumbs={<PageCrumbs page={page} />}
        title={entry.heading}
        lead={entry.lead}
        phone={phone}
        consultation={{ href: '#contact', label: ui.actions.bookConsultation }}
        inShort={{ title: ui.landing.inShort, facts: entry.inShort }}
      />
      {entry.kind === 'service-city' && <ServiceCityParts page={page} entry={entry} />}
      {entry.kind === 'service-industry' && <ServiceIndustryParts page={page} entry={entry} />}
      {entry.kind === 'city-industry' && <CityIndustryParts page={page} entry={entry} />}
      <LandingCall title={ui.callToAction.title} text={ui.landing.callText} phone={phone} />
      <div className="bg-blue-100">
        <ContactBlock page={page} service={service} />
      </div>
      <nav aria-label={ui.landing.related}>
        <LinkColumns groups={relatedLinks(language, entry)} columns={4} />
      </nav>
      <SourceBlock language={language} sources={[entry.sources, industry?.sources]} />
    </>
  );
}
