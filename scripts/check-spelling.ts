import path from 'node:path';
import { ContentError } from '../lib/content/content-error.ts';
import { withLines } from '../lib/content/with-lines.ts';
import { type Language, languages } from '../lib/i18n/languages.ts';
import { findUnknownWords } from './spelling/find-unknown-words.ts';
import { readTexts } from './spelling/read-texts.ts';

const content = path.resolve(import.meta.dirname, '../content');
/** The words of a language that its dictionary does not know. */
const lists: Readonly<Record<Language, string>> = { en: 'english-words.txt', fr: 'french-words.txt' };

/** `npm run check:spelling`: the words of all texts, in the dictionary of their language. */
export async function checkSpelling(): Promise<void> {
  const texts = languages.map((language) => ({ language, own: readTexts(content, language) }));
  const found = texts.map(async ({ language, own }) =>
    (await findUnknownWords(own, language)).map(({ file, field, word }) => {
      const problem = `“${word}” is in no dictionary: correct it, or add a right word or name to content/${lists[language]}`;
      return { file, field, problem };
    }),
  );
  const mistakes = (await Promise.all(found)).flat();
  const counts = texts.map(({ language, own }) => `${own.length} texts (${language})`);
  if (mistakes.length === 0) console.log(`Spelling: ${counts.join(', ')}, no unknown words`);
  else {
    console.error(new ContentError(withLines(content, mistakes)).message);
    process.exitCode = 1;
  }
}

if (import.meta.main) await checkSpelling();
