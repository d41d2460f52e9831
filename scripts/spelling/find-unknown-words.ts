import path from 'node:path';
import type { Language } from '../../lib/i18n/languages.ts';

const config = path.resolve(import.meta.dirname, '../../cspell.json');

/** Finds words that are neither in the dictionary of a language nor in its list, such as `content/french-words.txt`. */
export async function findUnknownWords<T extends { text: string }>(
  texts: readonly T[],
  language: Language,
): Promise<(T & { word: string })[]> {
  // Not before it is needed: it takes a second.
  const { loadConfig, spellCheckDocument } = await import('cspell-lib');
  const text = texts.map((own) => toPlainText(own.text, language)).join('\n');
  const { issues, errors = [] } = await spellCheckDocument(
    { uri: 'stdin://', text, languageId: 'plaintext', locale: language },
    { generateSuggestions: false, noConfigSearch: true },
    await loadConfig(config),
  );
  if (errors[0]) throw errors[0];
  return issues.flatMap(({ text: word, offset }) => {
    const own = texts[text.slice(0, offset).split('\n').length - 1];
    return own ? [{ ...own, word }] : [];
  });
}

/** What an apostrophe attaches to a word. */
const attached: Readonly<Record<Language, RegExp>> = {
  en: /(?<=\p{L})’s(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)’/giu,
};

/** Removes placeholders, addresses, file names, elisions and the genitive: “l’équipe” becomes “équipe”. */
function toPlainText(text: string, language: Language): string {
  return text
    .replaceAll(/\{[\w.]+\}|[\w.-]+@[\w.-]+|https?:\S+|\/?\w+\.(?:pdf|xml)\b/g, ' ')
    .replaceAll(attached[language], ' ')
    .replaceAll('\n', ' ');
}
