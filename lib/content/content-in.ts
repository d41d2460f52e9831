import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '../i18n/languages.ts';
import { ContentError, type Mistake } from './content-error.ts';
import { type InLanguage, inLanguage } from './in-language.ts';
import { type Content, loadContent } from './load-content.ts';

/** The content with the words of one language. */
export type LocalContent = InLanguage<Content>;

/** What `npm run dev` publishes for its pages: the content that last passed the check, or the mistakes that it began with. */
export type Published = { content: Content } | { mistakes: readonly Mistake[] };

let content: Content | undefined;
let version = 0;
const byLanguage = new Map<Language, LocalContent>();

/**
 * The site's content in a language, loaded and validated once per build: `BUILT_CONTENT` names the file that
 * `scripts/prebuild.ts` writes. In development, `PUBLISHED_CONTENT` names the one that `scripts/editor/publish-content.ts`
 * writes after each change. Without either, once per process.
 *
 * @throws ContentError listing every mistake in every file.
 */
export function contentIn(language: Language): LocalContent {
  if (process.env.PUBLISHED_CONTENT) readPublished(process.env.PUBLISHED_CONTENT);
  const cached = byLanguage.get(language) ?? inLanguage(wholeContent(), language);
  byLanguage.set(language, cached);
  return cached;
}

/** The content in all languages. */
export function wholeContent(): Content {
  content ??= readBuilt() ?? loadContent(path.join(process.cwd(), 'content'));
  return content;
}

function readBuilt(): Content | undefined {
  const file = process.env.BUILT_CONTENT;
  return file === undefined ? undefined : JSON.parse(fs.readFileSync(file, 'utf8'));
}

function readPublished(file: string): void {
  const current = changedAt(file);
  if (current === version) return;
  const published: Published = JSON.parse(fs.readFileSync(file, 'utf8'));
  if ('mistakes' in published) throw new ContentError(published.mistakes);
  version = current;
  content = published.content;
  byLanguage.clear();
}

/** When a file was written. Waits for one that does not exist yet: at the start, pages compile while the content is read. */
function changedAt(file: string): number {
  const sleeper = new Int32Array(new SharedArrayBuffer(4));
  for (let tenths = 0; tenths < 600; tenths += 1) {
    const found = fs.statSync(file, { throwIfNoEntry: false });
    if (found) return found.mtimeMs;
    Atomics.wait(sleeper, 0, 0, 100);
  }
  throw new Error(
    `${file} is missing: the program that checks the content has ended. Start npm run dev again.`,
  );
}
