import { type Language, languages } from '../i18n/languages.ts';
import type { Mistake } from './mistake.ts';

type Keyed = { slug: string; file: string };
type Mentions = {
  services: readonly Keyed[];
  industries: readonly (Keyed & { onlyWithServices?: string[] | undefined })[];
  caseStudies: readonly (Keyed & { industry: string; services: string[] })[];
  landing: readonly (Keyed & Record<Language, { title: string; first?: { service: string }[] }>)[];
  faq:
    | { categories: readonly { id: string }[]; items: readonly { id: string; category: string }[] }
    | undefined;
};

/** Every place where one entry names another that does not exist. */
export function findDanglingMentions({
  services,
  industries,
  caseStudies,
  landing,
  faq,
}: Mentions): Mistake[] {
  const serviceSlugs = services.map(({ slug }) => slug);
  const industrySlugs = industries.map(({ slug }) => slug);
  return [
    ...caseStudies.flatMap(({ file, services: named }) =>
      named.map((slug, i) => mention(file, `services.${i}`, slug, serviceSlugs)),
    ),
    ...caseStudies.map(({ file, industry }) => mention(file, 'industry', industry, industrySlugs)),
    ...industries.flatMap(({ file, onlyWithServices = [] }) =>
      onlyWithServices.map((slug, i) => mention(file, `onlyWithServices.${i}`, slug, serviceSlugs)),
    ),
    ...landing.flatMap((entry) =>
      languages.flatMap((language) =>
        (entry[language].first ?? []).map(({ service }, i) =>
          mention(entry.file, `${language}.first.${i}.service`, service, serviceSlugs),
        ),
      ),
    ),
    ...(faq?.items ?? []).map(({ category }, i) =>
      mention('faq.yaml', `items.${i}.category`, category, faq?.categories.map(({ id }) => id) ?? []),
    ),
  ].filter((mistake) => mistake !== undefined);
}

function mention(file: string, field: string, key: string, known: readonly string[]): Mistake | undefined {
  if (known.includes(key)) return undefined;
  return { file, field, problem: `"${key}" does not exist; there are ${known.join(', ') || 'none'}` };
}
