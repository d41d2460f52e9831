import { draftLanguages } from '../i18n/languages.ts';
import { readFile } from './read-file.ts';

const isDraft = (key: PropertyKey) => draftLanguages.some((language) => language === key);

/** Whether a place in a content file belongs to the words of a draft language. */
export function isInDraft(place: readonly PropertyKey[]): boolean {
  return place.some(isDraft);
}

/** The words that a file has in draft languages, by language, as they stand there: `parseEntry` leaves them out. */
export function draftWords(root: string, file: string): Record<string, unknown> {
  const read = readFile(root, file);
  const entries = 'data' in read ? entriesOf(read.data) : [];
  return Object.fromEntries(entries.filter(([key]) => isDraft(key)));
}

/** The data of a content file as it is published: without the words of draft languages, however deep they stand. */
export function withoutDrafts(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutDrafts);
  if (typeof data !== 'object' || data === null) return data;
  const published = entriesOf(data).filter(([key]) => !isDraft(key));
  return Object.fromEntries(published.map(([key, value]) => [key, withoutDrafts(value)]));
}

function entriesOf(data: unknown): [string, unknown][] {
  return typeof data === 'object' && data !== null ? Object.entries(data) : [];
}
