import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';

/** A sentence of links to the cities with on-site service, and to all locations. */
export function OnSiteCityLinks({ language }: { language: Language }) {
  const { cities, ui } = contentIn(language);
  const links = cities
    .filter(({ onSite }) => onSite)
    .map(({ slug, name }) => ({ href: hrefOf(language, 'city', slug), label: name }));
  return (
    <>
      {ui.service.onSiteCities}{' '}
      {[...links, { href: hrefOf(language, 'locations'), label: ui.actions.allLocations }].map(
        ({ href, label }, index) => (
          <span key={href}>
            {index > 0 && ', '}
            <a className="link" href={href}>
              {label}
            </a>
          </span>
        ),
      )}
      .
    </>
  );
}
