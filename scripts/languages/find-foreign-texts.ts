import { languageDetector, type Spoken } from './detect-language.ts';
import { foreignNames } from './foreign-names.ts';

/** A text of the site: on which page or in what else, where there, and the language it is to be in. */
export type SiteText = {
  readonly page: string;
  readonly place: string;
  readonly language: Spoken;
  readonly text: string;
};

/**
 * Texts, and sentences in them, that are not in the language they are to be in, one line each: page, place, expected and
 * found language, and the text. Names in another language are no finding; `foreignNames` lists them.
 */
export function findForeignTexts(texts: readonly SiteText[]): string[] {
  const detect = languageDetector(texts);
  const verdicts = new Map<string, Spoken | undefined>();
  const detectOnce = (text: string) => {
    if (!verdicts.has(text)) verdicts.set(text, detect(withoutNames(text)));
    return verdicts.get(text);
  };
  const findings = texts.flatMap(({ page, place, language, text }) =>
    sentencesIn(text).flatMap((sentence) => {
      const found = detectOnce(sentence);
      return found === undefined || found === language
        ? []
        : [`${page}  ${place}  expected ${language}, found ${found}: ${sentence}`];
    }),
  );
  return [...new Set(findings)];
}

/** The sentences of a text; the full stop of *St. John’s* ends none. */
function sentencesIn(text: string): string[] {
  return text.split(/(?<=(?<!\b(?:St|Ste|Dr|Dre|Me))[.!?…][”’»)]*)\s+(?=[\p{Lu}«“"(])/u);
}

/** A text without what belongs to no language: names, addresses, and the places of values. */
function withoutNames(text: string): string {
  const words = text.replaceAll(/https?:\S+|\S+@\S+|\{[\w.]+\}/g, ' ');
  return foreignNames.reduce((rest, name) => rest.replaceAll(name, ' '), words);
}
