import path from 'node:path';
import type { Language } from '../i18n/languages.ts';
import { type InLanguage, inLanguage } from './in-language.ts';
import { type Content, loadContent } from './load-content.ts';

/** The content with the words of one language. */
export type LocalContent = InLanguage<Content>;

let content: Content | undefined;
const byLanguage = new Map<Language, LocalContent>();

/**
 * The site's content in a language, loaded and validated once per process.
 *
 * @throws ContentError listing every mistake in every file.
 */
export function contentIn(language: Language): LocalContent {
  content ??= loadContent(path.join(process.cwd(), 'content'));
  const cached = byLanguage.get(language) ?? inLanguage(content, language);
  byLanguage.set(language, cached);
  return cached;
}
