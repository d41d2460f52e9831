import { QuestionList } from '@/components/sections/question-list';
import { JsonLd } from '@/components/ui/json-ld';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import type { Page } from '@/lib/pages/page';
import { faqPage } from '@/lib/seo/json-ld/faq-page';
import { service as serviceJsonLd } from '@/lib/seo/json-ld/service';
import { CityServiceBlock } from './city-service-block';
import type { LandingEntry } from './landing-entry';
import { ServiceSheet } from './service-sheet';
import { TorontoAreaBlock } from './toronto-area-block';

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
      <ServiceSheet language={language} service={service} />
      <section className="section" aria-labelledby="questions">
        <div className="wrap grid-12">
          <h2 id="questions" className="col-span-4 text-section">
            {ui.landing.questions}
          </h2>
          <div className="col-span-8">
            <QuestionList questions={entry.questions} unfolded={1} />
          </div>
        </div>
      </section>
      <CityServiceBlock language={language} city={city} />
      <TorontoAreaBlock language={language} city={city} />
    </>
  );
}
