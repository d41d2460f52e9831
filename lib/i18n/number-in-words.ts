import { formatNumber } from './fill-count.ts';
import type { Language } from './languages.ts';

/** From one; `Intl` has no numbers in words. */
const words: Readonly<Record<Language, string>> = {
  en: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  fr: 'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
};

/** Writes a number up to twenty in words, as in running text; others in figures. French has no feminine beyond *une*. */
export function numberInWords(language: Language, number: number): string {
  return words[language].split(' ')[number - 1] ?? formatNumber(language, number);
}
