import { Icon } from '@/components/ui/icon';
import { Ticks } from '@/components/ui/ticks';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { cityPhrases } from './city-phrases';
import { TalkAside } from './talk-aside';

const maxFeatures = 4;
const maxSpecialised = 5;

/**
 * A card for every service with its first features; each links to the service. How to call is next to the first two rows of
 * cards; on a phone it is below them.
 */
export function CityServices({ page }: { page: Page }) {
  const { language } = page;
  const { cities, services, ui, company } = contentIn(language);
  const city = getEntry(cities, page.slug);
  return (
    <section className="section" aria-labelledby="city-services">
      <div className="wrap grid-12 gap-y-5">
        <h2 id="city-services" className="col-span-4 text-section lg:pb-2">
          {fill(ui.city.services, cityPhrases(language, city))}
        </h2>
        <p className="col-span-8 text-pretty text-ink-700 lg:pb-2">{city.servicesIntro}</p>
        {/* In two columns; an odd last card takes the whole width. */}
        <div className="service-cards grid gap-5 sm:grid-cols-[1fr_1fr] lg:contents">
          {services.map(({ slug, name, icon, features }) => (
            <article key={slug} className="plate reveal gap-3.5 py-[22px] sm:px-6 sm:last:odd:col-span-full">
              <h3 className="grid grid-cols-[28px_1fr] items-center gap-3.5 font-semibold text-[1.25rem] leading-[1.2]">
                <Icon name={icon} className="size-7 text-blue-700" />
                <a
                  className="card-link go flex items-center justify-between"
                  href={hrefOf(language, 'service', slug)}
                >
                  {name}
                  <Icon name="arrow-right" />
                </a>
              </h3>
              <LocalFeature language={language} service={slug} city={city.slug} />
              <Ticks items={features.slice(0, maxFeatures)} />
            </article>
          ))}
        </div>
        <div className="col-span-4 lg:col-start-1 lg:row-[2/4] lg:*:h-full">
          <TalkAside page={page} contact={{ href: `mailto:${company.email}`, label: company.email }}>
            <dl className="facts mt-5">
              <div>
                <dt>{ui.city.support}</dt>
                <dd>{company.supportHours}</dd>
              </div>
              <div>
                <dt>{ui.city.officeHours}</dt>
                <dd>{company.officeHours}</dd>
              </div>
            </dl>
            <h3 className="mt-3 font-sans font-semibold">{ui.city.specialised}</h3>
            <Ticks items={city.specialisedServices.slice(0, maxSpecialised)} className="mt-3" />
          </TalkAside>
        </div>
      </div>
    </section>
  );
}

type FeatureProps = { language: Language; service: string; city: string };

/** What a service does first in this city alone: the first feature of the landing page about both. */
function LocalFeature({ language, service, city }: FeatureProps) {
  const pair = contentIn(language).landing.find(
    (entry) => entry.kind === 'service-city' && entry.service === service && entry.city === city,
  );
  return pair?.kind === 'service-city' && pair.features[0] && <p>{pair.features[0]}</p>;
}
