import type { Mistake } from '../content-error.ts';
import { listTexts } from '../list-texts.ts';
import { findForbiddenWords, type Glossary } from './find-forbidden-words.ts';
import { findTypographyFaults } from './find-typography-faults.ts';

/**
 * Typography faults and forbidden words in the French texts of a file.
 *
 * @param data before `fillFacts`, so that a fault in a company fact is reported in `company.yaml` only
 */
export function findFrenchMistakes(file: string, data: unknown, glossary: Glossary): Mistake[] {
  return listTexts(file, data, 'fr').flatMap(({ field, text }) =>
    [...findTypographyFaults(text), ...findForbiddenWords(text, glossary)].map((fault) => ({
      file,
      field,
      problem: `expected ${fault.expected}, found "${fault.found}"`,
      ...(fault.isMendable && { isMendable: true }),
    })),
  );
}
