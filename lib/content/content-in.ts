import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '../i18n/languages.ts';
import { type InLanguage, inLanguage } from './in-language.ts';
import { type Content, loadContent } from './load-content.ts';
import { markContent } from './mark-content.ts';

/** The content with the words of one language. */
export type LocalContent = InLanguage<Content>;

/** `npm run dev` rewrites it whenever saved content has passed the check; until then pages show the content from before. */
export const versionFile = '.cache/content-version';

let content: Content | undefined;
let version = '';
const byLanguage = new Map<Language, LocalContent>();

/**
 * The site's content in a language, loaded and validated once per process, and in development again after each change.
 *
 * @throws ContentError listing every mistake in every file.
 */
export function contentIn(language: Language): LocalContent {
  if (process.env.NODE_ENV === 'development') forgetOldVersion();
  content ??= load(contentFolder());
  const cached = byLanguage.get(language) ?? inLanguage(content, language);
  byLanguage.set(language, cached);
  return cached;
}

/** The test of the edit mode works on a copy. */
function contentFolder(): string {
  const copy = process.env.NODE_ENV === 'development' ? process.env.CONTENT_FOLDER : undefined;
  return copy ?? path.join(process.cwd(), 'content');
}

function load(root: string): Content {
  if (process.env.NODE_ENV !== 'development' || !process.env.EDITOR_TOKEN) return loadContent(root);
  const files = new Map<object, string>();
  const loaded = loadContent(root, (file, _, entry) => files.set(entry, file));
  // An entry of a folder is a copy that names its file.
  return markContent(loaded, (entry) =>
    'file' in entry && typeof entry.file === 'string' ? entry.file : files.get(entry),
  );
}

function forgetOldVersion(): void {
  const current = fs.statSync(versionFile, { throwIfNoEntry: false })?.mtimeMs.toString() ?? '';
  if (current === version) return;
  version = current;
  content = undefined;
  byLanguage.clear();
}
