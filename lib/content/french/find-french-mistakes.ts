import type { Mistake } from '../mistake.ts';
import { findForbiddenWords, type Glossary } from './find-forbidden-words.ts';
import { findTypographyFaults } from './find-typography-faults.ts';
import { listTexts } from './list-texts.ts';

/**
 * Where the French texts of a file break the rules of typography or use a word that the glossary rules out.
 *
 * @param data the file as it stands, so that a figure of the company is reported in `company.yaml` alone
 */
export function findFrenchMistakes(file: string, data: unknown, glossary: Glossary): Mistake[] {
  return listTexts(file, data, 'fr').flatMap(({ field, text }) =>
    [...findTypographyFaults(text), ...findForbiddenWords(text, glossary)].map(({ expected, found }) => ({
      file,
      field,
      problem: `expected ${expected}, found "${found}"`,
    })),
  );
}
