import type { z } from 'zod';
import type { Mistake } from './content-error.ts';
import { nodesIn, valueAt } from './data-tree.ts';
import { describeIssue } from './describe-issue.ts';
import { findDrafts } from './drafts.ts';
import { type Company, fillFacts } from './fill-facts.ts';
import { findLongTitles } from './find-long-titles.ts';
import { findPlaceholderMistakes } from './find-placeholder-mistakes.ts';
import { type Glossary, toGlossary } from './french/find-forbidden-words.ts';
import { findFrenchMistakes } from './french/find-french-mistakes.ts';
import { readFile } from './read-file.ts';

const emptyGlossary = toGlossary([]);

/** What other files of the content contribute to parsing every file. */
export type Context = {
  /** Its facts are filled in before validation, so that limits count what visitors read; undefined when it is invalid. */
  company?: Company | undefined;
  glossary?: Glossary;
  onEntry?: OnEntry | undefined;
};

/** Told about each valid file of the content, with its schema and what it contains. */
export type OnEntry = (file: string, schema: z.ZodType, entry: object) => void;

/**
 * Reads a content file and validates it with its schema. Appends mistakes to the list and then returns undefined.
 */
export function parseEntry<S extends z.ZodType>(
  root: string,
  file: string,
  schema: S,
  mistakes: Mistake[],
  { company, glossary = emptyGlossary, onEntry }: Context = {},
): z.output<S> | undefined {
  const read = readFile(root, file);
  if ('mistakes' in read) {
    mistakes.push(...read.mistakes);
    return undefined;
  }
  const found: Mistake[] = [];
  const data = fillFacts(file, read.data, company, found);
  found.push(
    ...findLongTitles(file, data, company),
    ...findFrenchMistakes(file, read.data, glossary),
    ...findPlaceholderMistakes(file, read.data),
  );
  const result = schema.safeParse(data);
  found.push(
    ...(result.success
      ? findRepeatedIds(file, result.data)
      : describeIssues(file, data, result.error.issues)),
  );
  const drafts = findDrafts(file, read.data);
  // What else is wrong with a draft goes when it is replaced.
  mistakes.push(...drafts, ...found.filter((own) => !drafts.some(({ field }) => field === own.field)));
  if (!result.success) return undefined;
  if (typeof result.data === 'object' && result.data !== null) onEntry?.(file, schema, result.data);
  return result.data;
}

function describeIssues(file: string, data: unknown, issues: readonly z.core.$ZodIssue[]): Mistake[] {
  const byField = new Map<string, Mistake>();
  const missing = issues.filter(
    ({ code, path }) => code !== 'unrecognized_keys' && valueAt(data, path) === undefined,
  );
  const missingIn = (parent: readonly PropertyKey[]) =>
    missing.flatMap(({ path }) =>
      path.slice(0, -1).join('.') === parent.join('.') ? [String(path.at(-1))] : [],
    );
  for (const issue of issues) {
    const field = issue.path.join('.') || '(file)';
    const key = `${field} ${issue.code === 'unrecognized_keys'}`;
    // A value that breaks one rule often breaks another; the first is enough.
    if (byField.has(key)) continue;
    const problem = describeIssue(issue, valueAt(data, issue.path), missingIn(issue.path));
    byField.set(key, { file, field, problem });
  }
  return [...byField.values()];
}

/** List items whose `id` an earlier item of the same list has. */
function findRepeatedIds(file: string, data: unknown): Mistake[] {
  return nodesIn(data).flatMap(({ path, value }) => {
    if (!Array.isArray(value)) return [];
    const list = path.join('.');
    const ids = value.map((item) => valueAt(item, ['id']));
    return ids.flatMap((id, index) => {
      const first = ids.indexOf(id);
      const problem = `the id "${id}" is taken by ${list}.${first}`;
      return id !== undefined && first < index ? [{ file, field: `${list}.${index}.id`, problem }] : [];
    });
  });
}
