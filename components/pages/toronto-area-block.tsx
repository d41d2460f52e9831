import { TorontoArea } from '@/components/sections/toronto-area';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { fill } from '@/lib/i18n/fill';
import { fillCount } from '@/lib/i18n/fill-count';
import type { Language } from '@/lib/i18n/languages';

const shown = 10;
const citiesOfTheArea = ['toronto'];

type City = LocalContent['cities'][number];
type Props = { language: Language; city: City };

export const isInTorontoArea = ({ slug }: City): boolean => citiesOfTheArea.includes(slug);

/** The Toronto section, on pages about a city of the Toronto area; on other pages nothing. */
export function TorontoAreaBlock({ language, city }: Props) {
  if (!isInTorontoArea(city)) return null;
  const { torontoArea, ui } = contentIn(language);
  const { landing: words } = ui;
  const { postalCodes } = torontoArea;
  const list = (title: string, items: readonly string[]) => ({
    title,
    items: items.slice(0, shown),
    more: fillCount(language, words.andMore, items.length - shown),
  });
  return (
    <TorontoArea
      title={words.torontoTitle}
      text={words.torontoText}
      lists={[
        list(words.torontoMunicipalities, torontoArea.municipalities),
        list(words.torontoNeighborhoods, torontoArea.neighborhoods),
        list(words.torontoDistricts, torontoArea.businessDistricts),
      ]}
      places={words.torontoPlaces}
      note={fill(words.torontoPostalCodes, {
        count: postalCodes.length,
        shown: postalCodes.slice(0, shown).join(', '),
        last: postalCodes.at(-1) ?? '',
      })}
    />
  );
}
