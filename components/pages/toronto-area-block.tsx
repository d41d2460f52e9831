import { SideHeaded } from '@/components/sections/side-headed';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { fill } from '@/lib/i18n/fill';
import { fillCount } from '@/lib/i18n/fill-count';
import type { Language } from '@/lib/i18n/languages';
import { isInTorontoArea } from '@/lib/landing/toronto-area';

const maxItems = 10;

type City = LocalContent['cities'][number];
type Props = { language: Language; city: City };

/** Municipalities, neighbourhoods, business districts and postal codes of the Toronto area; empty for other cities. */
export function TorontoAreaBlock({ language, city }: Props) {
  if (!isInTorontoArea(city.slug)) return null;
  const { torontoArea, ui } = contentIn(language);
  const { landing: words } = ui;
  const { postalCodes } = torontoArea;
  const lists = [
    { title: words.torontoMunicipalities, places: torontoArea.municipalities },
    { title: words.torontoNeighborhoods, places: torontoArea.neighborhoods },
    { title: words.torontoDistricts, places: torontoArea.businessDistricts },
  ];
  return (
    <SideHeaded id="toronto-area" title={words.torontoTitle} lead={words.torontoText} ground="mist">
      <details className="more rest">
        <summary>{words.torontoPlaces}</summary>
        <div className="places">
          {lists.map(({ title, places }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul className="in-line">
                {places.slice(0, maxItems).map((place) => (
                  <li key={place}>{place}</li>
                ))}
              </ul>
              <p className="cap">{fillCount(language, words.andMore, places.length - maxItems)}</p>
            </div>
          ))}
        </div>
        <p className="num mt-4 text-ink-700 text-sm">
          {fill(words.torontoPostalCodes, {
            count: postalCodes.length,
            shown: postalCodes.slice(0, maxItems).join(', '),
            last: postalCodes.at(-1) ?? '',
          })}
        </p>
      </details>
    </SideHeaded>
  );
}
