import type { Language } from '../../lib/i18n/languages.ts';
import { languageDetector } from './detect-language.ts';
import { foreignNames } from './foreign-names.ts';

/** A text of the site: its page or other source, its place there, and the language it should be in. */
export type SiteText = {
  readonly page: string;
  readonly place: string;
  readonly language: Language;
  readonly text: string;
};

/**
 * Finds sentences that are not in the language they should be in, one line each: page, place, expected and found language, sentence.
 * Ignores the names in `foreignNames`.
 */
export function findForeignTexts(texts: readonly SiteText[]): string[] {
  const detect = languageDetector(texts);
  const detected = new Map<string, Language | undefined>();
  const detectCached = (text: string) => {
    if (!detected.has(text)) detected.set(text, detect(withoutNames(text)));
    return detected.get(text);
  };
  const findings = texts.flatMap(({ page, place, language, text }) =>
    sentencesIn(text).flatMap((sentence) => {
      const found = detectCached(sentence);
      return found === undefined || found === language
        ? []
        : [`${page}  ${place}  expected ${language}, found ${found}: ${sentence}`];
    }),
  );
  return [...new Set(findings)];
}

/** Splits a text into sentences; the full stop of *St. John’s* ends none. */
function sentencesIn(text: string): string[] {
  return text.split(/(?<=(?<!\b(?:St|Ste|Dr|Dre|Me))[.!?…][”’»)]*)\s+(?=[\p{Lu}«“"(])/u);
}

/** Removes what belongs to no language: names, addresses and placeholders. */
function withoutNames(text: string): string {
  const words = text.replaceAll(/https?:\S+|\S+@\S+|\{[\w.]+\}/g, ' ');
  return foreignNames.reduce((rest, name) => rest.replaceAll(name, ' '), words);
}
