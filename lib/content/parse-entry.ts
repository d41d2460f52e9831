import type { z } from 'zod';
import { languages } from '../i18n/languages.ts';
import type { Mistake } from './content-error.ts';
import { nodesIn, valueAt } from './data-tree.ts';
import { describeIssue } from './describe-issue.ts';
import { findDrafts, fitDrafts } from './drafts.ts';
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
  /** Equal when company and glossary are: a file that has not changed either is not validated again. */
  key?: string;
  /** Collects the files that are read. */
  entries?: Entry[];
};

/** A file of the content with its schema and what it contains; undefined when it is invalid. */
export type Entry = { file: string; schema: z.ZodType; entry: object | undefined };

/** What validating a file found; `data` is undefined when it is invalid. */
type Outcome<T> = { mistakes: readonly Mistake[]; data?: T };

/** The latest outcome for what a file holds. Development checks all files after each save of one. */
const outcomes = new WeakMap<object, { key: string; outcome: Outcome<unknown> }>();

/**
 * Reads a content file and validates it with its schema. Appends mistakes to the list and then returns undefined.
 */
export function parseEntry<S extends z.ZodType>(
  root: string,
  file: string,
  schema: S,
  mistakes: Mistake[],
  context: Context = {},
): z.output<S> | undefined {
  const read = readFile(root, file);
  const { mistakes: found, data }: Outcome<z.output<S>> =
    'mistakes' in read ? read : outcomeOf(file, read.data, schema, context);
  mistakes.push(...found);
  context.entries?.push({ file, schema, entry: typeof data === 'object' && data ? data : undefined });
  return data;
}

function outcomeOf<S extends z.ZodType>(
  file: string,
  data: unknown,
  schema: S,
  context: Context,
): Outcome<z.output<S>> {
  if (context.key === undefined || typeof data !== 'object' || data === null)
    return validate(file, data, schema, context);
  const known = outcomes.get(data);
  // A file always has the same schema.
  if (known?.key === context.key) return known.outcome as Outcome<z.output<S>>;
  const outcome = validate(file, data, schema, context);
  outcomes.set(data, { key: context.key, outcome });
  return outcome;
}

function validate<S extends z.ZodType>(
  file: string,
  raw: unknown,
  schema: S,
  { company, glossary = emptyGlossary }: Context,
): Outcome<z.output<S>> {
  const found: Mistake[] = [];
  const data = fillFacts(file, raw, company, found);
  found.push(
    ...findLongTitles(file, data, company),
    ...findFrenchMistakes(file, raw, glossary),
    ...findPlaceholderMistakes(file, raw, schema),
  );
  const result = schema.safeParse(data);
  const hasFacts = (text: unknown) => typeof text === 'string' && text.includes('{company.');
  /** Without the facts, nobody knows how long a text is. */
  const isKnown = ({ code, path }: z.core.$ZodIssue) =>
    company || !code.startsWith('too_') || !hasFacts(valueAt(raw, path));
  found.push(
    ...(result.success
      ? findRepeatedItems(file, result.data)
      : describeIssues(file, data, result.error.issues.filter(isKnown))),
  );
  const drafts = findDrafts(file, raw);
  // What else is wrong with a draft goes when it is replaced.
  const others = found.filter((own) => !drafts.some(({ field }) => field === own.field));
  const shown =
    result.success || drafts.length === 0 ? result : schema.safeParse(fitDrafts(data, result.error.issues));
  return { mistakes: [...drafts, ...others], ...(shown.success && { data: shown.data }) };
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

const unique = ['id', 'question', ...languages.map((language) => `${language}.question`)];

/** List items with the id or the question of an earlier item of the same list. */
function findRepeatedItems(file: string, data: unknown): Mistake[] {
  const lists = nodesIn(data).filter(({ value }) => Array.isArray(value));
  return lists.flatMap(({ path, value }) =>
    unique.flatMap((name) => {
      const own = Object.values(Object(value)).map((item) => valueAt(item, name.split('.')));
      const keys = own.map((text) => String(text ?? '').toLowerCase());
      return keys.flatMap((key, index) => {
        const first = keys.indexOf(key);
        const field = [...path, index, name].join('.');
        const problem = `expected another ${name.split('.').at(-1)} than ${path.join('.')}.${first} has, found "${own[index]}"`;
        return key !== '' && first < index ? [{ file, field, problem }] : [];
      });
    }),
  );
}
