import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { findPage } from '@/lib/pages/find-page';
import type { LandingEntry } from './landing-entry';

const searchesShown = 12;
const aroundShown = 18;

/** Twelve searches that lead to a service in a city, and eighteen ways on around it: trades there, and quarters. */
export function keywordLists(language: Language, entry: LandingEntry<'service-city'>) {
  const { cities, services, industries, ui } = contentIn(language);
  const city = getEntry(cities, entry.city);
  const service = getEntry(services, entry.service);
  const quarters = city.neighborhoods.map((quarter) => ({
    label: fill(ui.landing.serviceIn, { service: service.name, place: quarter }),
  }));
  const trades = industries.flatMap(({ slug }) => {
    const page = findPage(language, 'landing', `${city.slug}-${slug}`);
    return page ? [{ label: page.label, href: page.path }] : [];
  });
  const searches = [...new Set([...entry.keywords, ...city.localKeywords, ...service.keywords])];
  return [
    { title: ui.landing.keywordsTitle, items: searches.slice(0, searchesShown).map((label) => ({ label })) },
    {
      title: fill(ui.landing.areaKeywordsTitle, { city: city.name }),
      items: [...trades, ...quarters].slice(0, aroundShown),
    },
  ];
}
