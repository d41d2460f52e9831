import path from 'node:path';
import type { Language } from '../i18n/languages.ts';
import { type InLanguage, inLanguage } from './in-language.ts';
import { type Content, loadContent } from './load-content.ts';

/** All content with the words of one language. */
export type LocalContent = InLanguage<Content>;

let content: Content | undefined;
const byLanguage = new Map<Language, LocalContent>();

/**
 * The site's content in a language, read and checked once a process.
 *
 * @throws ContentError listing every mistake in every file.
 */
export function contentIn(language: Language): LocalContent {
  content ??= loadContent(path.join(process.cwd(), 'content'));
  const known = byLanguage.get(language);
  if (known) return known;
  const local = inLanguage(content, language);
  byLanguage.set(language, local);
  return local;
}
