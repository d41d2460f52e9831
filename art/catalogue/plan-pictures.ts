import { industryThumb } from '../industries/industry-thumb.ts';
import { standardPlate } from '../plates/standard-plate.ts';
import type { SchemeName } from '../svg/schemes.ts';
import type { ArtWords } from './art-words.ts';
import { type CaseStudy, drawCase } from './draw-case.ts';
import { drawIndustry, type Industry } from './draw-industry.ts';
import type { Picture } from './picture.ts';

export const caseStudies: readonly CaseStudy[] = [
  'legal-firm-compliance',
  'healthcare-remote-support',
  'financial-firm-it-upgrade',
];

export const industries: readonly Industry[] = [
  'healthcare',
  'legal',
  'accounting',
  'retail',
  'manufacturing',
  'real-estate',
  'construction',
  'education',
  'nonprofit',
  'professional-services',
  'financial-services',
];

/** All three appear in one list; the second is drawn on the dark background. */
const schemeOf: Readonly<Record<CaseStudy, SchemeName>> = {
  'legal-firm-compliance': 'light',
  'healthcare-remote-support': 'night',
  'financial-firm-it-upgrade': 'light',
};

const versions = [
  ['', 'card'],
  ['-sm', 'small'],
] as const;

/** Case study floor plans and industry pictures: large, small and for lists; standard plates for those that nobody has drawn. */
export function planPictures({ casePlans, industryPlans, undrawn }: ArtWords): Picture[] {
  const cases = caseStudies.flatMap((study) =>
    ([...versions, ['-thumb', 'thumb']] as const).map(
      ([suffix, format]): Picture => ({
        name: `case-${study}${suffix}.svg`,
        inputs: casePlans[study],
        draw: (resources) => drawCase(study, format, schemeOf[study], casePlans, resources),
      }),
    ),
  );
  const plans = industries.flatMap((industry) =>
    versions.map(
      ([suffix, format]): Picture => ({
        name: `industry-${industry}${suffix}.svg`,
        inputs: industryPlans[industry],
        draw: (resources) => drawIndustry(industry, format, 'light', industryPlans, resources),
      }),
    ),
  );
  const thumbs = industries.map(
    (industry): Picture => ({
      name: `industry-${industry}-thumb.svg`,
      inputs: [],
      draw: (resources) => industryThumb(drawIndustry(industry, 'bare', 'light', industryPlans, resources)),
    }),
  );
  const standIns = undrawn.flatMap((name) => [
    ...versions.map(
      ([suffix, format]): Picture => ({
        name: `${name}${suffix}.svg`,
        inputs: [],
        draw: () => standardPlate(name, format, 'light'),
      }),
    ),
    {
      name: `${name}-thumb.svg`,
      inputs: [],
      draw: () => industryThumb(standardPlate(name, 'bare', 'light')),
    },
  ]);
  return [...cases, ...plans, ...thumbs, ...standIns];
}
