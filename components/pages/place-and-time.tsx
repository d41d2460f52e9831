import { LocalTime } from '@/components/ui/local-time';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';

type Props = { language: Language; city: LocalContent['cities'][number] };

/** A city's province and its local time. */
export function PlaceAndTime({ language, city: { province, timeZone } }: Props) {
  const { provinces, timeZones } = contentIn(language).ui;
  return (
    <>
      {provinces[province]}, <LocalTime timeZone={timeZone} fallback={timeZones[timeZone]} />
    </>
  );
}
