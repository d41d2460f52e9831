import { draftLanguages } from '../i18n/languages.ts';
import { readFile } from './read-file.ts';

const isDraft = (key: PropertyKey) => draftLanguages.some((language) => language === key);

/** Whether a path in a content file leads into a draft language. */
export function isInDraft(path: readonly PropertyKey[]): boolean {
  return path.some(isDraft);
}

/** A file's words in the draft languages, by language; `parseEntry` leaves them out. */
export function draftWords(root: string, file: string): Record<string, unknown> {
  const read = readFile(root, file);
  const entries = 'data' in read ? Object.entries(read.data ?? {}) : [];
  return Object.fromEntries(entries.filter(([key]) => isDraft(key)));
}

/** The data of a content file without any draft language, at any depth. */
export function withoutDrafts(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutDrafts);
  if (typeof data !== 'object' || data === null) return data;
  const published = Object.entries(data).filter(([key]) => !isDraft(key));
  return Object.fromEntries(published.map(([key, value]) => [key, withoutDrafts(value)]));
}
