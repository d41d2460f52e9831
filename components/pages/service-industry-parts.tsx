import { PairTable } from '@/components/sections/pair-table';
import { SplitSheet } from '@/components/sections/split-sheet';
import { JsonLd } from '@/components/ui/json-ld';
import { Ticks } from '@/components/ui/ticks';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { labelled } from '@/lib/i18n/typography';
import type { Page } from '@/lib/pages/page';
import { service as serviceJsonLd } from '@/lib/seo/json-ld/service';
import { ChallengeBlock } from './challenge-block';
import type { LandingEntry } from './landing-entry';

type Props = { page: Page; entry: LandingEntry<'service-industry'> };

/** A service for an industry: what is in the service, three bad days, the industry's challenges. */
export function ServiceIndustryParts({ page, entry }: Props) {
  const { language } = page;
  const { services, industries, ui } = contentIn(language);
  const service = getEntry(services, entry.service);
  const industry = getEntry(industries, entry.industry);
  return (
    <>
      <SplitSheet
        first="water"
        water={{
          id: 'benefits',
          title: ui.landing.benefits,
          children: <Ticks items={service.benefits} className="gap-x-8 sm:grid-cols-2" />,
        }}
        night={{ id: 'features', title: ui.landing.features, children: <Ticks items={service.features} /> }}
      />
      <PairTable
        id="bad-days"
        heads={[ui.landing.badDays, labelled(language, ui.landing.solutions)]}
        rows={entry.badDays.map(({ day, answer }) => ({ left: day, right: answer }))}
      />
      <ChallengeBlock language={language} industry={industry} shown={entry.challenges} />
      <JsonLd
        data={serviceJsonLd(language, {
          path: page.path,
          name: entry.heading,
          description: entry.description,
          parts: service.features,
          hasDesk: true,
        })}
      />
    </>
  );
}
