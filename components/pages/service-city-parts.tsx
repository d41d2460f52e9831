import { QuestionList } from '@/components/sections/question-list';
import { SideHeaded } from '@/components/sections/side-headed';
import { JsonLd } from '@/components/ui/json-ld';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import type { Page } from '@/lib/pages/page';
import { faqPage } from '@/lib/seo/json-ld/faq-page';
import { service as serviceJsonLd } from '@/lib/seo/json-ld/service';
import { CityServiceBlock } from './city-service-block';
import type { LandingEntry } from './landing-entry';
import { ServiceSheet } from './service-sheet';
import { isInTorontoArea, TorontoAreaBlock } from './toronto-area-block';

type Props = { page: Page; entry: LandingEntry<'service-city'> };

/** A service in a city: what is in the service, two questions, how fast it comes. */
export function ServiceCityParts({ page, entry }: Props) {
  const { language } = page;
  const { services, cities, ui } = contentIn(language);
  const service = getEntry(services, entry.service);
  const city = getEntry(cities, entry.city);
  return (
    <>
      <JsonLd data={faqPage(language, entry.questions)} />
      <JsonLd
        data={serviceJsonLd(language, {
          path: page.path,
          name: entry.heading,
          description: entry.description,
          parts: service.features,
          city,
          hasDesk: true,
        })}
      />
      <ServiceSheet page={page} service={service} />
      <SideHeaded id="questions" title={ui.landing.questions}>
        <QuestionList questions={entry.questions} unfolded={1} />
      </SideHeaded>
      <CityServiceBlock language={language} city={city} hasArea={!isInTorontoArea(city)} />
      <TorontoAreaBlock language={language} city={city} />
    </>
  );
}
