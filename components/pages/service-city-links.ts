import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { findPage } from '@/lib/pages/find-page';

const shownCities = 12;

/** The landing pages of a service in the first twelve cities, and how many more cities there are. */
export function serviceCityLinks(language: Language, service: string) {
  const { cities } = contentIn(language);
  const shown = cities.slice(0, shownCities).flatMap(({ slug, name }) => {
    const page = findPage(language, 'landing', `${service}-${slug}`);
    return page ? [{ href: page.path, label: name }] : [];
  });
  return { shown, more: Math.max(0, cities.length - shownCities) };
}
