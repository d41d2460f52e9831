import { bankBranch } from '../industries/bank-branch.ts';
import { buildingSite } from '../industries/building-site.ts';
import { campus } from '../industries/campus.ts';
import { examRoom } from '../industries/exam-room.ts';
import { fileShelf } from '../industries/file-shelf.ts';
import type { IndustryFormat } from '../industries/industry-plan.ts';
import { ledger } from '../industries/ledger.ts';
import { lotPlan } from '../industries/lot-plan.ts';
import { productionLine } from '../industries/production-line.ts';
import { shopFloor } from '../industries/shop-floor.ts';
import { supplyDelta } from '../industries/supply-delta.ts';
import { timesheet } from '../industries/timesheet.ts';
import { type SchemeName, schemes } from '../svg/schemes.ts';
import type { ArtWords } from './art-words.ts';
import type { Resources } from './resources.ts';

export type Industry = keyof ArtWords['industryPlans'];

/** Draws the picture of an industry. */
export function drawIndustry(
  industry: Industry,
  format: IndustryFormat,
  schemeName: SchemeName,
  words: ArtWords['industryPlans'],
  { letters }: Resources,
): string {
  const common = { letters, format, scheme: schemes[schemeName] };
  switch (industry) {
    case 'healthcare':
      return examRoom({ ...common, words: words[industry] });
    case 'legal':
      return fileShelf({ ...common, words: words[industry] });
    case 'accounting':
      return ledger({ ...common, words: words[industry] });
    case 'retail':
      return shopFloor({ ...common, words: words[industry] });
    case 'manufacturing':
      return productionLine({ ...common, words: words[industry] });
    case 'real-estate':
      return lotPlan({ ...common, words: words[industry] });
    case 'construction':
      return buildingSite({ ...common, words: words[industry] });
    case 'education':
      return campus({ ...common, words: words[industry] });
    case 'nonprofit':
      return supplyDelta({ ...common, words: words[industry] });
    case 'professional-services':
      return timesheet({ ...common, words: words[industry] });
    case 'financial-services':
      return bankBranch({ ...common, words: words[industry] });
  }
}
