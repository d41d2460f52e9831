import { PairTable } from '@/components/sections/pair-table';
import { JsonLd } from '@/components/ui/json-ld';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
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
      <section className="section on-night" aria-labelledby="bad-days">
        <div className="wrap">
          <h2 id="bad-days" className="text-section">
            {ui.landing.badDays}
          </h2>
          <PairTable
            label={labelled(language, ui.landing.solutions)}
            rows={entry.badDays.map(({ day, answer }) => ({ left: day, right: answer }))}
            look="columns"
          />
        </div>
      </section>
    </>
  );
}
