import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { localeOf } from '@/lib/i18n/locale-of';
import { hrefOf } from '@/lib/pages/href-of';

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
