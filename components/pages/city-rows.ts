import type { CityRowProps } from '@/components/sections/city-row';
import { contentIn } from '@/lib/content/content-in';
import { excerpt } from '@/lib/i18n/excerpt';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';
import { variantOf } from '@/lib/pictures/variant-of';

type Options = {
  look: 'light' | 'night';
  /** After how many characters a description is cut. */
  length: number;
};

/** The cities as rows with a map thumb and the start of their description. */
export function cityRows(language: Language, { look, length }: Options): (CityRowProps & { slug: string })[] {
  const { cities, ui } = contentIn(language);
  return cities.map(({ slug, name, province, timeZone, description, image }) => ({
    slug,
    href: hrefOf(language, 'city', slug),
    name,
    province,
    timeZone,
    zone: ui.timeZones[timeZone],
    text: excerpt(description, length),
    thumb: (look === 'night' && variantOf(language, image, 'night')) || image,
  }));
}
