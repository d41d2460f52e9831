import type { ReactNode } from 'react';
import { LocalTime } from '@/components/ui/local-time';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { formatPosition } from '@/lib/geo/format-angle';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { postalAreas } from './city-area';

/** The facts beside a city's map: time, hours, support, postal codes, where the map is from. */
export function cityFacts(
  language: Language,
  city: LocalContent['cities'][number],
): { term: string; text: ReactNode }[] {
  const { ui, company } = contentIn(language);
  const { city: words } = ui;
  const facts: { term: string; text: ReactNode }[] = [
    {
      term: words.time,
      text: <LocalTime timeZone={city.timeZone} fallback={ui.timeZones[city.timeZone]} />,
    },
    { term: words.officeHours, text: company.officeHours },
    { term: words.support, text: ui.contactFacts.supportText },
    { term: words.postalCodes, text: <span className="num">{postalAreas(language, city)}</span> },
  ];
  if (city.latitude !== undefined && city.longitude !== undefined) {
    const position = formatPosition(city.latitude, city.longitude, ui.compass);
    facts.push({
      term: words.map,
      text: <span className="font-normal">{fill(words.mapCredit, { position })}</span>,
    });
  }
  return facts;
}
