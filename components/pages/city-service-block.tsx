import { CityService } from '@/components/sections/city-service';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';

type Props = { language: Language; city: LocalContent['cities'][number] };

/** How fast help comes in this city, with on-site service only where it is true. */
export function CityServiceBlock({ language, city }: Props) {
  const { ui } = contentIn(language);
  return (
    <CityService
      title={fill(ui.landing.cityTitle, { city: city.name })}
      promises={[
        fill(ui.landing.sameDay, { city: city.name }),
        city.onSite ? ui.landing.onSite : ui.landing.remote,
      ]}
      neighborhoods={{ title: ui.city.neighborhoods, text: city.neighborhoods.join(', ') }}
      postalCodes={{ title: ui.city.postalCodes, text: city.postalCodes.join(', ') }}
    />
  );
}
