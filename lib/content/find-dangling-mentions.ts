import { type Language, languages } from '../i18n/languages.ts';
import type { Mistake } from './mistake.ts';

export type Mentions = {
  cities: readonly { slug: string }[];
  cityMaps: Readonly<Record<string, unknown>> | undefined;
  industries: readonly { file: string; onlyWithServices?: readonly string[] | undefined }[];
  caseStudies: readonly { file: string; industry: string; services: readonly string[] }[];
  landing: readonly ({ file: string } & Record<Language, LandingWords>)[];
  faq: { categories: readonly { id: string }[]; items: readonly FaqItem[] } | undefined;
  securityCheck: QuestionGroup | undefined;
  riskAssessment: { categories: readonly QuestionGroup[] } | undefined;
};
type QuestionGroup = { questions: readonly { service: string }[] };
type FaqItem = { category: string; services: readonly string[] };
type LandingWords = { title: string; first?: readonly { service: string }[] };
/** The slugs there are. */
type Known = { services: readonly string[]; industries: readonly string[] };

/** Every place where one entry names another that does not exist. */
export function findDanglingMentions(
  { cities, cityMaps, industries, caseStudies, landing, faq, securityCheck, riskAssessment }: Mentions,
  known: Known,
): Mistake[] {
  return [
    ...caseStudies.flatMap(({ file, services: named }) =>
      named.map((slug, i) => mention(file, `services.${i}`, slug, known.services)),
    ),
    ...caseStudies.map(({ file, industry }) => mention(file, 'industry', industry, known.industries)),
    ...industries.flatMap(({ file, onlyWithServices = [] }) =>
      onlyWithServices.map((slug, i) => mention(file, `onlyWithServices.${i}`, slug, known.services)),
    ),
    ...landing.flatMap((page) =>
      languages.flatMap((language) =>
        (page[language].first ?? []).map(({ service }, i) =>
          mention(page.file, `${language}.first.${i}.service`, service, known.services),
        ),
      ),
    ),
    ...cities.map(({ slug }) => mapMistake(slug, cityMaps)),
    ...(faq?.items ?? []).map(({ category }, i) =>
      mention('faq.yaml', `items.${i}.category`, category, faq?.categories.map(({ id }) => id) ?? []),
    ),
    ...(faq?.items ?? []).flatMap(({ services: named }, i) =>
      named.map((slug, at) => mention('faq.yaml', `items.${i}.services.${at}`, slug, known.services)),
    ),
    ...(securityCheck?.questions ?? []).map(({ service }, i) =>
      mention('quizzes/security-check.yaml', `questions.${i}.service`, service, known.services),
    ),
    ...(riskAssessment?.categories ?? []).flatMap(({ questions }, i) =>
      questions.map(({ service }, at) =>
        mention(
          'quizzes/risk-assessment.yaml',
          `categories.${i}.questions.${at}.service`,
          service,
          known.services,
        ),
      ),
    ),
  ].filter((mistake) => mistake !== undefined);
}

/** Each city is drawn from a map of its own. */
function mapMistake(city: string, maps: Mentions['cityMaps']): Mistake | undefined {
  if (!maps || city in maps) return undefined;
  return {
    file: 'pictures/city-maps.yaml',
    field: city,
    problem: 'is missing: the views and names of this map',
  };
}

function mention(file: string, field: string, key: string, known: readonly string[]): Mistake | undefined {
  if (known.includes(key)) return undefined;
  return { file, field, problem: `"${key}" does not exist; there are ${known.join(', ') || 'none'}` };
}
