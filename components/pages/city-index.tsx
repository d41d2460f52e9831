import { SheetIndex } from '@/components/sections/sheet-index';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';
import { citiesFromWest } from './cities-from-west';
import { checkedMonth, sourcesId } from './source-block';

type City = LocalContent['cities'][number];
type Props = { language: Language; city: City };

/** The cities on either side of this one, and its number from the west. */
export function CityIndex({ language, city }: Props) {
  const { ui } = contentIn(language);
  const { sheet: words, provinces } = ui;
  const fromWest = citiesFromWest(language);
  const column = fromWest.findIndex(({ slug }) => slug === city.slug);
  const month = checkedMonth(language, [city.sources]);
  const cell = (neighbour: City | undefined, edge: string) =>
    neighbour
      ? {
          name: neighbour.name,
          of: provinces[neighbour.province],
          href: hrefOf(language, 'city', neighbour.slug),
        }
      : { name: edge, of: words.none };
  return (
    <SheetIndex
      number={{
        label: words.number,
        text: `${column + 1}`,
        place: fill(words.city, { column: column + 1, columns: fromWest.length }),
      }}
      checked={month ? { href: `#${sourcesId}`, label: fill(words.checked, { month }) } : undefined}
      label={words.label}
      neighbours={{
        west: cell(fromWest[column - 1], words.pacific),
        here: { name: city.name, of: words.here },
        east: cell(fromWest[column + 1], words.atlantic),
      }}
    />
  );
}
