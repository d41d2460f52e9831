import { SideHeaded } from '@/components/sections/side-headed';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { fillCount } from '@/lib/i18n/fill-count';
import type { Language } from '@/lib/i18n/languages';
import { isInTorontoArea } from '@/lib/landing/toronto-area';

const maxItems = 10;

type Props = { language: Language; city: LocalContent['cities'][number] };

/** Municipalities, neighbourhoods, business districts and postal codes of the Toronto area, ten of each; empty for other cities. */
export function TorontoAreaBlock({ language, city }: Props) {
  if (!isInTorontoArea(city.slug)) return null;
  const { torontoArea, ui } = contentIn(language);
  const { landing: words } = ui;
  const lists = [
    { title: words.torontoMunicipalities, places: torontoArea.municipalities },
    { title: words.torontoNeighborhoods, places: torontoArea.neighborhoods },
    { title: words.torontoDistricts, places: torontoArea.businessDistricts },
    { title: words.torontoPostalCodes, places: torontoArea.postalCodes },
  ];
  return (
    <SideHeaded id="toronto-area" title={words.torontoTitle} lead={words.torontoText} ground="mist">
      <div className="places grid gap-4 text-[0.9375rem] leading-[1.6] sm:grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] sm:gap-x-5 sm:gap-y-7 sm:leading-[1.35]">
        {lists.map(({ title, places }) => (
          <div key={title} className="border-blue-700 border-t-2 pt-3">
            <h3 className="mb-1.5 font-sans font-semibold text-base leading-[1.3]">{title}</h3>
            <ul>
              {places.slice(0, maxItems).map((place) => (
                <li key={place}>{place}</li>
              ))}
            </ul>
            <p className="cap">{fillCount(language, words.andMore, places.length - maxItems)}</p>
          </div>
        ))}
      </div>
    </SideHeaded>
  );
}
