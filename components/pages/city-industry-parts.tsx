import { ServiceReasons } from '@/components/sections/service-reasons';
import { SplitSheet } from '@/components/sections/split-sheet';
import { JsonLd } from '@/components/ui/json-ld';
import { Ticks } from '@/components/ui/ticks';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { service as serviceJsonLd } from '@/lib/seo/json-ld/service';
import { ChallengeBlock } from './challenge-block';
import { CityServiceBlock } from './city-service-block';
import type { LandingEntry } from './landing-entry';
import { TorontoAreaBlock } from './toronto-area-block';

type Props = { page: Page; entry: LandingEntry<'city-industry'> };

/** An industry in a city: what goes wrong there, which two services come first, how fast help comes. */
export function CityIndustryParts({ page, entry }: Props) {
  const { language } = page;
  const { services, cities, industries, ui } = contentIn(language);
  const city = getEntry(cities, entry.city);
  const industry = getEntry(industries, entry.industry);
  const first = entry.first.map(({ service, reason }) => ({ service: getEntry(services, service), reason }));
  return (
    <>
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
      <SplitSheet
        first="night"
        night={{
          id: 'goes-wrong',
          title: ui.landing.goesWrong,
          children: <Ticks items={entry.goesWrong} />,
        }}
        water={{
          id: 'first-services',
          title: ui.landing.first,
          children: (
            <ServiceReasons
              reasons={first.map(({ service, reason }) => ({
                href: hrefOf(language, 'service', service.slug),
                name: service.name,
                icon: service.icon,
                reason,
              }))}
            />
          ),
        }}
      />
      <div className="section">
        <div className="wrap grid-12">
          <section className="col-span-7" aria-labelledby="benefits">
            <h2 id="benefits" className="text-section">
              {ui.landing.benefits}
            </h2>
            <Ticks items={entry.benefits} className="mt-5 lg:text-xl" />
          </section>
          <section className="col-span-4 col-start-9" aria-labelledby="features">
            <h2 id="features" className="text-h3">
              {ui.landing.features}
            </h2>
            <Ticks items={entry.features} className="mt-4" />
          </section>
        </div>
      </div>
      <ChallengeBlock language={language} industry={industry} shown={entry.challenges} />
      <CityServiceBlock language={language} city={city} hasMap />
      <TorontoAreaBlock language={language} city={city} />
    </>
  );
}
