import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Language } from '../../lib/i18n/languages.ts';
import type { LocatedText } from './read-texts.ts';

type UnknownWord = { file: string; field: string; word: string };

const cspell = path.resolve(import.meta.dirname, '../../node_modules/cspell/bin.mjs');
const config = path.resolve(import.meta.dirname, '../../cspell.json');

/** Finds words that are neither in the dictionary of a language nor in its list, such as `content/french-words.txt`. */
export function findUnknownWords(texts: readonly LocatedText[], language: Language): UnknownWord[] {
  const input = texts.map(({ text }) => toPlainText(text, language)).join('\n');
  const options = { locale: language, config, 'issue-template': '$row $text' };
  const flags = ['--no-progress', '--no-summary', '--words-only'];
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  // Windows cannot start the programs in `.bin` without a shell.
  const { stdout, stderr, error, status } = spawnSync(
    process.execPath,
    [cspell, 'lint', 'stdin', ...args, ...flags],
    { input, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 },
  );
  // Status 1 means that there are unknown words.
  if (error || (status !== 0 && status !== 1)) throw error ?? new Error(stderr);
  return stdout
    .trim()
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [row, word = ''] = line.split(' ');
      const text = texts[Number(row) - 1];
      return text ? [{ file: text.file, field: text.field, word }] : [];
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
