import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';

const namedCities = ['toronto', 'vancouver', 'montreal', 'calgary'];

/** The four cities with on-site service and the way to all ten, as links in a sentence. */
export function ElsewhereLinks({ language }: { language: Language }) {
  const { cities, ui } = contentIn(language);
  const links = namedCities.map((slug) => ({
    href: hrefOf(language, 'city', slug),
    label: getEntry(cities, slug).name,
  }));
  return (
    <>
      {ui.service.elsewhere}{' '}
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
