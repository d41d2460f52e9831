import type { CityRow } from '@/components/sections/city-row';
import { contentIn } from '@/lib/content/content-in';
import { excerpt } from '@/lib/i18n/excerpt';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';

/** The cities as rows with a map thumb and the start of their description, cut after so many characters. */
export function cityRows(language: Language, length: number): (CityRow & { slug: string })[] {
  const { cities, ui } = contentIn(language);
  return cities.map(({ slug, name, province, timeZone, description, image }) => ({
    slug,
    href: hrefOf(language, 'city', slug),
    name,
    province,
    timeZone,
    zone: ui.timeZones[timeZone],
    text: excerpt(description, length),
    thumb: image,
  }));
}
