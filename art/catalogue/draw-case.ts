import { advisers } from '../case-studies/advisers.ts';
import { casePlan } from '../case-studies/case-plan.ts';
import { clinic } from '../case-studies/clinic.ts';
import { lawOffice } from '../case-studies/law-office.ts';
import { type SchemeName, schemes } from '../svg/schemes.ts';
import type { ArtWords } from './art-words.ts';
import type { Resources } from './resources.ts';

export type CaseStudy = keyof ArtWords['casePlans'];

/** Draws the floor plan of a case study. */
export function drawCase(
  study: CaseStudy,
  format: 'card' | 'small' | 'bare' | 'thumb',
  schemeName: SchemeName,
  words: ArtWords['casePlans'],
  { letters }: Resources,
): string {
  const common = { letters, format, scheme: schemes[schemeName] };
  switch (study) {
    case 'legal-firm-compliance':
      return casePlan(lawOffice, { ...common, words: words[study] });
    case 'healthcare-remote-support':
      return casePlan(clinic, { ...common, words: words[study] });
    case 'financial-firm-it-upgrade':
      return casePlan(advisers, { ...common, words: words[study] });
  }
}
