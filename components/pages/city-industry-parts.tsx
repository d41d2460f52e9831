import { ServiceReasons } from '@/components/sections/service-reasons';
import { SideHeaded } from '@/components/sections/side-headed';
import { SplitSheet } from '@/components/sections/split-sheet';
import { JsonLd } from '@/components/ui/json-ld';
import { PhoneLink } from '@/components/ui/phone-link';
import { Statements } from '@/components/ui/statements';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { pictureIn } from '@/lib/pictures/picture-in';
import { variantOf } from '@/lib/pictures/variant-of';
import { service as serviceJsonLd } from '@/lib/seo/json-ld/service';
import { ChallengeBlock } from './challenge-block';
import { CityServiceBlock } from './city-service-block';
import type { LandingEntry } from './landing-entry';
import { isInTorontoArea, TorontoAreaBlock } from './toronto-area-block';

type Props = { page: Page; entry: LandingEntry<'city-industry'> };

/** An industry in a city: what goes wrong there, which two services come first, how fast help comes. */
export function CityIndustryParts({ page, entry }: Props) {
  const { language } = page;
  const { services, cities, industries, ui } = contentIn(language);
  const { number, dial } = phoneOf(page);
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
        id="goes-wrong"
        title={ui.landing.goesWrong}
        beside={
          <section className="bg-blue-100" aria-labelledby="first-services">
            <h2 id="first-services" className="text-section">
              {ui.landing.first}
            </h2>
            <ServiceReasons
              reasons={first.map(({ service, reason }) => ({
                href: hrefOf(language, 'service', service.slug),
                name: service.name,
                reason,
                picture: {
                  src: pictureIn(language, variantOf(language, service.image, 'sm') ?? service.image),
                  thumb: variantOf(language, service.image, 'thumb') ?? service.image,
                },
              }))}
            />
          </section>
        }
      >
        <Statements items={entry.goesWrong} />
        <PhoneLink number={number} dial={dial} className="btn btn-primary" />
      </SplitSheet>
      <SideHeaded id="gains" title={ui.landing.gains}>
        <div className="level">
          {(['features', 'benefits'] as const).map((list) => (
            <section key={list} aria-labelledby={list}>
              <h3 id={list} className="text-h3">
                {ui.landing[list]}
              </h3>
              <Statements items={entry[list]} />
            </section>
          ))}
        </div>
      </SideHeaded>
      <ChallengeBlock language={language} industry={industry} shown={entry.challenges} />
      <CityServiceBlock language={language} city={city} hasArea={!isInTorontoArea(city)} />
      <TorontoAreaBlock language={language} city={city} />
    </>
  );
}
