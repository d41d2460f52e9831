import fs from 'node:fs';
import type { Language } from '../../i18n/languages.ts';
import type { LocalContent } from '../content-in.ts';

const content: Record<Language, LocalContent> = JSON.parse(
  fs.readFileSync(process.env.SHARED_CONTENT ?? '', 'utf8'),
);

/** Takes the place of `content-in.ts` in all tests: each file of them would read and check the content for a second or two. */
export function contentIn(language: Language): LocalContent {
  return content[language];
}
