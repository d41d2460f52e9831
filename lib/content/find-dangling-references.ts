import { type Language, languages } from '../i18n/languages.ts';
import type { Mistake } from './content-error.ts';
import { didYouMean } from './did-you-mean.ts';
import { type CityMaps, findMapMistakes, type MappedCity } from './find-map-mistakes.ts';

export type References = {
  cities: readonly MappedCity[];
  cityMaps: CityMaps | undefined;
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
type Slugs = { services: readonly string[]; industries: readonly string[] };

/** Every reference from one entry to another that does not exist. */
export function findDanglingReferences(
  { cities, cityMaps, industries, caseStudies, landing, faq, securityCheck, riskAssessment }: References,
  slugs: Slugs,
): Mistake[] {
  const toService = (file: string, field: string, slug: string) => check(file, field, slug, slugs.services);
  const toServices = (file: string, field: string, found: readonly string[]) =>
    found.flatMap((slug, index) => toService(file, `${field}.${index}`, slug));
  const inItems = (file: string, field: string, items: QuestionGroup['questions'] = []) =>
    items.flatMap(({ service }, index) => toService(file, `${field}.${index}.service`, service));
  const categories = faq?.categories.map(({ id }) => id) ?? [];
  const faqItems = faq?.items ?? [];
  return [
    ...caseStudies.flatMap(({ file, services }) => toServices(file, 'services', services)),
    ...caseStudies.flatMap(({ file, industry }) => check(file, 'industry', industry, slugs.industries)),
    ...industries.flatMap(({ file, onlyWithServices = [] }) =>
      toServices(file, 'onlyWithServices', onlyWithServices),
    ),
    ...landing.flatMap(({ file, ...page }) =>
      languages.flatMap((language) => inItems(file, `${language}.first`, page[language].first)),
    ),
    ...findMapMistakes(cities, cityMaps),
    ...faqItems.flatMap(({ category }, index) =>
      check('faq.yaml', `items.${index}.category`, category, categories),
    ),
    ...faqItems.flatMap(({ services }, index) => toServices('faq.yaml', `items.${index}.services`, services)),
    ...inItems('quizzes/security-check.yaml', 'questions', securityCheck?.questions),
    ...(riskAssessment?.categories ?? []).flatMap(({ questions }, index) =>
      inItems('quizzes/risk-assessment.yaml', `categories.${index}.questions`, questions),
    ),
  ];
}

function check(file: string, field: string, key: string, existing: readonly string[]): Mistake[] {
  if (existing.includes(key)) return [];
  return [
    {
      file,
      field,
      problem: `"${key}" does not exist; there are ${existing.join(', ') || 'none'}${didYouMean(key, existing)}`,
    },
  ];
}
