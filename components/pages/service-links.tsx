import { LinkRows } from '@/components/sections/link-rows';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { fill } from '@/lib/i18n/fill';
import { fillCount } from '@/lib/i18n/fill-count';
import type { Language } from '@/lib/i18n/languages';
import { localeOf } from '@/lib/i18n/locale-of';
import { hrefOf } from '@/lib/pages/href-of';
import { serviceCityLinks, serviceIndustryLinks } from './landing-links';

/** A sentence of links to the cities with on-site service, and to all locations. */
export function OnSiteCityLinks({ language }: { language: Language }) {
  const { cities, ui } = contentIn(language);
  const links = [
    ...cities
      .filter(({ onSite }) => onSite)
      .map(({ slug, name }) => ({ href: hrefOf(language, 'city', slug), label: name })),
    { href: hrefOf(language, 'locations'), label: ui.service.allCities },
  ];
  // Between the names, "," and at the end "or", as the language has it; the names have the even places.
  const parts = new Intl.ListFormat(localeOf(language), { type: 'disjunction' }).formatToParts(
    links.map(({ label }) => label),
  );
  return (
    <>
      {ui.service.onSiteCities}{' '}
      {parts.map(({ type, value }, index) =>
        type === 'literal' ? (
          value
        ) : (
          <a key={value} className="link" href={links[index / 2]?.href}>
            {value}
          </a>
        ),
      )}
      .
    </>
  );
}

type LandingProps = { language: Language; service: LocalContent['services'][number] };

/** The landing pages of the service, by city and by industry, side by side. */
export function ServiceLandingLinks({ language, service: { slug, name } }: LandingProps) {
  const { service: words } = contentIn(language).ui;
  const cities = serviceCityLinks(language, slug);
  const grids = [
    {
      id: 'service-cities',
      title: fill(words.cities, { name }),
      links: cities.shown,
      note: cities.more > 0 && fillCount(language, words.moreCities, cities.more),
    },
    {
      id: 'service-industries',
      title: fill(words.industries, { name }),
      links: serviceIndustryLinks(language, slug),
    },
  ];
  return (
    <section className="section bg-mist" aria-labelledby="service-pages">
      <div className="wrap">
        <h2 id="service-pages" className="text-section">
          {words.whereAndFor}
        </h2>
        <div className="mt-6 grid gap-8 lg:grid-cols-2">
          {grids.map(({ id, title, links, note }) => (
            <section key={id} aria-labelledby={id}>
              <h3 id={id} className="mb-4 text-h3">
                {title}
              </h3>
              <LinkRows links={links} />
              {note && <p className="mt-4 text-ink-700">{note}</p>}
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
