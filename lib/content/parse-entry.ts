import type { z } from 'zod';
import { draftLanguages } from '../i18n/languages.ts';
import { describeIssue } from './describe-issue.ts';
import { isInDraft, withoutDrafts } from './draft-words.ts';
import { type Company, fillFacts } from './fill-facts.ts';
import { findLongTitles } from './find-long-titles.ts';
import { findRepeatedIds } from './find-repeated-ids.ts';
import { type Glossary, toGlossary } from './french/find-forbidden-words.ts';
import { findFrenchMistakes } from './french/find-french-mistakes.ts';
import type { Mistake } from './mistake.ts';
import { readFile } from './read-file.ts';

const noGlossary = toGlossary([]);

/** What other files of the content say about every file. */
export type Known = {
  /** Whose facts are filled in first, so that limits count what visitors read; undefined while it is unread. */
  company?: Company | undefined;
  /** The words that French texts are held against. */
  glossary?: Glossary;
};

/**
 * Reads a content file and holds it against its schema. Mistakes go to the list given; the entry is then undefined.
 *
 * Words of a draft language are checked against the schema, too, but may be incomplete, and the entry is without them.
 */
export function parseEntry<S extends z.ZodType>(
  root: string,
  file: string,
  schema: S,
  mistakes: Mistake[],
  { company, glossary = noGlossary }: Known = {},
): z.output<S> | undefined {
  const read = readFile(root, file);
  if ('mistakes' in read) {
    mistakes.push(...read.mistakes);
    return undefined;
  }
  const data = fillFacts(file, read.data, company, mistakes);
  mistakes.push(
    ...findDraftMistakes(file, data, schema),
    ...findLongTitles(file, data, company),
    ...findFrenchMistakes(file, read.data, glossary),
  );
  const result = schema.safeParse(withoutDrafts(data));
  if (result.success) {
    mistakes.push(...findRepeatedIds(file, result.data));
    return result.data;
  }
  mistakes.push(...describeIssues(file, data, result.error.issues));
  return undefined;
}

/** What is wrong with the draft words of a file, whatever may be missing. */
function findDraftMistakes(file: string, data: unknown, schema: z.ZodType): Mistake[] {
  if (draftLanguages.length === 0) return [];
  const { error } = schema.safeParse(data);
  const issues = error?.issues.filter(
    (issue) =>
      isInDraft(issue.path) &&
      (issue.code === 'unrecognized_keys' || valueAt(data, issue.path) !== undefined),
  );
  return describeIssues(file, data, issues ?? []);
}

function describeIssues(file: string, data: unknown, issues: readonly z.core.$ZodIssue[]): Mistake[] {
  const byPlace = new Map<string, Mistake>();
  for (const issue of issues) {
    const field = issue.path.join('.') || '(file)';
    const place = `${field} ${issue.code === 'unrecognized_keys'}`;
    // A value that breaks one rule often breaks the next one, too: the first says enough.
    if (!byPlace.has(place))
      byPlace.set(place, { file, field, problem: describeIssue(issue, valueAt(data, issue.path)) });
  }
  return [...byPlace.values()];
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );
}
