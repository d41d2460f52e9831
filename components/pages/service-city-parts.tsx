import { AnswerLists } from '@/components/sections/answer-lists';
import { FeatureColumns } from '@/components/sections/feature-columns';
import { LandingStory } from '@/components/sections/landing-story';
import { QuestionList } from '@/components/sections/question-list';
import { JsonLd } from '@/components/ui/json-ld';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import type { Page } from '@/lib/pages/page';
import { faqPage } from '@/lib/seo/json-ld/faq-page';
import { service as serviceJsonLd } from '@/lib/seo/json-ld/service';
import { answerLinks } from './answer-links';
import { CityServiceBlock } from './city-service-block';
import type { LandingEntry } from './landing-entry';
import { TorontoAreaBlock } from './toronto-area-block';

type Props = { page: Page; entry: LandingEntry<'service-city'> };

/** A service in a city: the story, what is in the service, how fast it comes, two questions, links to answers. */
export function ServiceCityParts({ page, entry }: Props) {
  const { language } = page;
  const { services, cities, ui } = contentIn(language);
  const service = getEntry(services, entry.service);
  const city = getEntry(cities, entry.city);
  return (
    <>
      <LandingStory
        title={entry.storyTitle}
        paragraphs={entry.story}
        picture={{ src: city.image, alt: '' }}
      />
      <FeatureColumns
        benefits={{ title: ui.landing.benefits, items: service.benefits }}
        features={{ title: ui.landing.features, items: service.features }}
      />
      <CityServiceBlock language={language} city={city} />
      <TorontoAreaBlock language={language} city={city} />
      <section className="section border-line-200 border-t" aria-labelledby="questions">
        <div className="wrap lg:max-w-[880px]!">
          <h2 id="questions" className="text-h2">
            {ui.landing.questions}
          </h2>
          <QuestionList questions={entry.questions} />
        </div>
      </section>
      <AnswerLists lists={answerLinks(language, entry)} />
      <JsonLd data={faqPage(entry.questions)} />
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
    </>
  );
}
