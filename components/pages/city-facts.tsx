import { LocalTime } from '@/components/ui/local-time';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { postalAreas } from './city-phrases';

type Props = { language: Language; city: LocalContent['cities'][number] };

/** Key facts next to a city's map: local time, support hours, postal codes. */
export function CityFacts({ language, city }: Props) {
  const { ui } = contentIn(language);
  const { city: words } = ui;
  return (
    <dl className="facts">
      <div>
        <dt>{words.time}</dt>
        <dd>
          <LocalTime timeZone={city.timeZone} fallback={ui.timeZones[city.timeZone]} />
        </dd>
      </div>
      <div>
        <dt>{words.support}</dt>
        <dd>{ui.contactFacts.supportText}</dd>
      </div>
      <div>
        <dt>{words.postalCodes}</dt>
        <dd className="font-normal!">{postalAreas(language, city)}</dd>
      </div>
    </dl>
  );
}
