import fs from 'node:fs';
import { caseStudies, industries } from '../../art/catalogue/plan-pictures.ts';
import type { LocalContent } from '../../lib/content/content-in.ts';
import { waterFile } from './read-maps.ts';

const drawn: readonly string[] = [
  ...caseStudies.map((slug) => `case-${slug}`),
  ...industries.map((slug) => `industry-${slug}`),
];

/** Pictures that case studies and industries name and nobody has drawn: a standard plate stands in. */
export function findUndrawn({ caseStudies: studies, industries: trades }: Entries): string[] {
  return [...studies, ...trades]
    .map(({ image }) => /^\/art\/((?:case|industry)-[\w-]+)\.svg$/.exec(image)?.[1] ?? '')
    .filter((name, index, all) => name !== '' && !drawn.includes(name) && all.indexOf(name) === index);
}

/** What a designer may draw later, one line each: the site is complete without it. */
export function listToDraw(content: Entries & Pick<LocalContent, 'cities'>): string[] {
  const { caseStudies: studies, industries: trades, cities } = content;
  const named = [
    ...studies.map(({ slug }) => ({ name: `case-${slug}`, where: 'art/case-studies' })),
    ...trades.map(({ slug }) => ({ name: `industry-${slug}`, where: 'art/industries' })),
  ];
  return [
    ...named
      .filter(({ name }) => !drawn.includes(name))
      .map(({ name, where }) => `${name}: a drawing in ${where}; a standard picture stands in`),
    ...cities
      .filter(({ slug }) => !fs.existsSync(waterFile(slug)))
      .map(({ slug }) => `city-${slug}: its shores and rivers in ${waterFile(slug)}; its maps show no water`),
  ];
}

type Entries = Pick<LocalContent, 'caseStudies' | 'industries'>;
