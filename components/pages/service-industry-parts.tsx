import { FeatureColumns } from '@/components/sections/feature-columns';
import { LandingStory } from '@/components/sections/landing-story';
import { PairTable } from '@/components/sections/pair-table';
import { JsonLd } from '@/components/ui/json-ld';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { shownChallenges } from '@/lib/landing/shown-challenges';
import type { Page } from '@/lib/pages/page';
import { variantOf } from '@/lib/pictures/variant-of';
import { service as serviceJsonLd } from '@/lib/seo/json-ld/service';
import type { LandingEntry } from './landing-entry';

type Props = { page: Page; entry: LandingEntry<'service-industry'> };

/** A service for an industry: the story, three bad days, the industry's challenges, what is in the service. */
export function ServiceIndustryParts({ page, entry }: Props) {
  const { language } = page;
  const { services, industries, ui } = contentIn(language);
  const service = getEntry(services, entry.service);
  const industry = getEntry(industries, entry.industry);
  return (
    <>
      <LandingStory
        title={entry.storyTitle}
        paragraphs={entry.story}
        picture={{ src: industry.image, small: variantOf(industry.image, 'sm'), alt: industry.imageAlt }}
      >
        <PairTable
          id="bad-days"
          heads={[ui.landing.badDays, ui.landing.solutions]}
          rows={entry.badDays.map(({ day, answer }) => ({ left: day, right: answer }))}
        />
      </LandingStory>
      <FeatureColumns
        benefits={{ title: ui.landing.benefits, items: service.benefits }}
        features={{ title: ui.landing.features, items: service.features }}
      />
      <div className="section pt-0!">
        <div className="wrap">
          <PairTable
            id="challenges"
            heads={[ui.landing.challenges, ui.landing.solutions]}
            rows={shownChallenges(industry, entry.challenges).map(({ challenge, solution }) => ({
              left: challenge,
              right: solution,
            }))}
          />
        </div>
      </div>
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
