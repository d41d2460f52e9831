import fs from 'node:fs';
import type { Language } from '../../i18n/languages.ts';
import type { LocalContent } from '../content-in.ts';

const content: Record<Language, LocalContent> = JSON.parse(
  fs.readFileSync(process.env.SHARED_CONTENT ?? '', 'utf8'),
);

/** Replaces `content-in.ts` in tests, where loading the content would cost each file a second or two. */
export function contentIn(language: Language): LocalContent {
  return content[language];
}
