import { fill } from '@/lib/i18n/fill';
import { sheetHash } from '@/lib/quiz/sheet-hash';
import { type ReadSheetNumber, type SheetAnswers, writeSheetNumber } from '@/lib/quiz/sheet-number';
import type { SearchWords } from './search-words';

type Props = { sheet: SheetAnswers; home: string; words: SearchWords };

/** Opens the field sheet whose number was searched for. */
export function SheetLink({ sheet, home, words }: Props) {
  const number = writeSheetNumber(sheet);
  return (
    <p className="mt-10">
      <a className="btn btn-primary num" href={`${home}${sheetHash(number)}`}>
        {fill(words.sheet, { number })}
      </a>
    </p>
  );
}

/** What is said of a term that looks like the number of a sheet. */
export function sheetStatus(sheet: ReadSheetNumber, words: SearchWords): string {
  if (!('problem' in sheet)) return words.sheetFound;
  return sheet.problem === 'length' ? fill(words.sheetLength, sheet) : words.sheetDigits;
}
