import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';

/** The cities as they lie on the map, the westernmost first. */
export const citiesFromWest = (language: Language) =>
  contentIn(language).cities.toSorted((one, other) => (one.longitude ?? 0) - (other.longitude ?? 0));
