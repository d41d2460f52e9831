import type { Mistake } from './content-error.ts';
import { nodesIn } from './data-tree.ts';
import { didYouMean } from './did-you-mean.ts';
import type { Entry } from './parse-entry.ts';

/** What a field names, by its key: entries of a folder, or categories of its file. */
export const targets: Readonly<Record<string, string>> = {
  city: 'cities',
  service: 'services',
  services: 'services',
  onlyWithServices: 'services',
  industry: 'industries',
  category: 'categories',
};

/** The files with such fields. What a landing page is about, at its top, has to fit its name: `findLandingMistakes`. */
const isReference = (file: string, path: readonly string[]) =>
  /^(?:case-studies|industries|quizzes|landing|faq)\b/.test(file) &&
  !(file.startsWith('landing/') && path.length === 1);

/**
 * Every reference from one entry to another that does not exist.
 *
 * @param existing the names of entries, by what fields name
 */
export function findDanglingReferences(
  entries: readonly Entry[],
  existing: Readonly<Record<string, readonly string[]>>,
): Mistake[] {
  return entries.flatMap(({ file, entry }) =>
    nodesIn(entry).flatMap(({ path, value: name }) => {
      const key = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
      const known = existing[targets[key] ?? ''];
      if (!known || typeof name !== 'string' || !isReference(file, path) || known.includes(name)) return [];
      const problem = `"${name}" does not exist; there are ${known.join(', ') || 'none'}${didYouMean(name, known)}`;
      return [{ file, field: path.join('.'), problem }];
    }),
  );
}
