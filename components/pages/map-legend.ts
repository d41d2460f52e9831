import type { LegendEntry } from '@/components/sections/sheet-margin';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { formatPosition } from '@/lib/geo/format-angle';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';

/** What the signs of a city's map mean, with the city's position where it is known. */
export function mapLegend(language: Language, city: LocalContent['cities'][number]): LegendEntry[] {
  const { sheet, compass } = contentIn(language).ui;
  const { name, latitude, longitude } = city;
  const isPlaced = latitude !== undefined && longitude !== undefined;
  const position = isPlaced && formatPosition(latitude, longitude, compass);
  return [
    { sign: 'mark', text: position ? fill(sheet.place, { city: name, position }) : name },
    { sign: 'shore', text: sheet.shore },
  ];
}
