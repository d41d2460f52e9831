import { FeatureColumns } from '@/components/sections/feature-columns';
import { LandingStory } from '@/components/sections/landing-story';
import { PairTable } from '@/components/sections/pair-table';
import { ServiceReasons } from '@/components/sections/service-reasons';
import { JsonLd } from '@/components/ui/json-ld';
import { RuledList } from '@/components/ui/ruled-list';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { shownChallenges } from '@/lib/landing/shown-challenges';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { variantOf } from '@/lib/pictures/variant-of';
import { service as serviceJsonLd } from '@/lib/seo/json-ld/service';
import { CityServiceBlock } from './city-service-block';
import type { LandingEntry } from './landing-entry';
import { TorontoAreaBlock } from './toronto-area-block';

type Props = { page: Page; entry: LandingEntry<'city-industry'> };

/** An industry in a city: the story, what goes wrong there, which two services come first, how fast help comes. */
export function CityIndustryParts({ page, entry }: Props) {
  const { language } = page;
  const { services, cities, industries, ui } = contentIn(language);
  const city = getEntry(cities, entry.city);
  const industry = getEntry(industries, entry.industry);
  const first = entry.first.map(({ service, reason }) => ({ service: getEntry(services, service), reason }));
  return (
    <>
      <LandingStory
        title={entry.storyTitle}
        paragraphs={entry.story}
        picture={{ src: industry.image, small: variantOf(industry.image, 'sm'), alt: industry.imageAlt }}
      />
      <div className="section">
        <div className="wrap grid-12 items-start">
          <section className="col-span-5" aria-labelledby="goes-wrong">
            <h2 id="goes-wrong" className="text-h2">
              {ui.landing.goesWrong}
            </h2>
            <RuledList items={entry.goesWrong} className="mt-8" />
          </section>
          <ServiceReasons
            title={ui.landing.first}
            reasons={first.map(({ service, reason }) => ({
              href: hrefOf(language, 'service', service.slug),
              name: service.name,
              icon: service.icon,
              reason,
            }))}
          />
        </div>
      </div>
      <FeatureColumns
        benefits={{ title: ui.landing.benefits, items: entry.benefits }}
        features={{ title: ui.landing.features, items: entry.features }}
      />
      <CityServiceBlock language={language} city={city} />
      <TorontoAreaBlock language={language} city={city} />
      <div className="section border-line-200 border-t">
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
          parts: entry.features,
          city,
          hasDesk: true,
        })}
      />
    </>
  );
}
