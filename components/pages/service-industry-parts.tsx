import { DifficultDays } from '@/components/sections/difficult-days';
import { JsonLd } from '@/components/ui/json-ld';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { fillCount } from '@/lib/i18n/fill-count';
import { labelled } from '@/lib/i18n/typography';
import type { Page } from '@/lib/pages/page';
import { service as serviceJsonLd } from '@/lib/seo/json-ld/service';
import { ChallengeBlock } from './challenge-block';
import type { LandingEntry } from './landing-entry';
import { ServiceSheet } from './service-sheet';

type Props = { page: Page; entry: LandingEntry<'service-industry'> };

/** A service for an industry: what is in the service, the industry's challenges, three bad days. */
export function ServiceIndustryParts({ page, entry }: Props) {
  const { language } = page;
  const { services, industries, ui } = contentIn(language);
  const service = getEntry(services, entry.service);
  const industry = getEntry(industries, entry.industry);
  return (
    <>
      <JsonLd
        data={serviceJsonLd(language, {
          path: page.path,
          name: entry.heading,
          description: entry.description,
          parts: service.features,
          hasDesk: true,
        })}
      />
      <ServiceSheet page={page} service={service} />
      <ChallengeBlock language={language} industry={industry} shown={entry.challenges} />
      <DifficultDays
        title={ui.landing.badDays}
        label={labelled(language, ui.landing.solutions)}
        days={entry.badDays}
        more={fillCount(language, ui.landing.andMore, entry.badDays.length - 1)}
      />
    </>
  );
}
