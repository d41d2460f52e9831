import type { z } from 'zod';
import type { Mistake } from './content-error.ts';
import { nodesIn, valueAt } from './data-tree.ts';

/** How a value begins that `npm run new` copied and nobody has replaced; by language, `DRAFT` for facts. */
const marks: Readonly<Record<string, string>> = { fr: 'À ÉCRIRE' };
const defaultMark = 'DRAFT';

/** A number, yes or no, which YAML does not read as a text. */
export const plainFact = /^(?:-?\d+(?:\.\d+)?|true|false)$/;

const markOf = (text: string): string | undefined =>
  [defaultMark, ...Object.values(marks)].find((mark) => text === mark || text.startsWith(`${mark} `));

export const isDraft = (text: string): boolean => markOf(text) !== undefined;

export const toDraft = (text: string, language = ''): string =>
  isDraft(text) ? text : `${marks[language] ?? defaultMark} ${text}`;

/** Values of a file that are still those of the entry it was copied from. */
export function findDrafts(file: string, data: unknown): Mistake[] {
  return nodesIn(data).flatMap(({ path, value }) => {
    const mark = typeof value === 'string' ? markOf(value) : undefined;
    const problem = `is a draft, copied from another entry: write what this one says, without ${mark}`;
    return mark === undefined ? [] : [{ file, field: path.join('.'), problem, isDraft: true }];
  });
}

/**
 * Data whose drafts a schema accepts, so that pages can show them: a text that its mark makes too long is cut, and anything
 * else is what it was before it was marked.
 *
 * @param issues what the schema says of the data
 */
export function fitDrafts(data: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const fitted = structuredClone(data);
  for (const issue of issues) {
    const name = issue.path.at(-1);
    const parent = valueAt(fitted, issue.path.slice(0, -1));
    const text = valueAt(fitted, issue.path);
    const mark = typeof text === 'string' ? markOf(text) : undefined;
    if (typeof text !== 'string' || !mark || typeof parent !== 'object' || !parent || name === undefined)
      continue;
    const isTooLong = issue.code === 'too_big' && issue.origin === 'string';
    const model = text.slice(mark.length).trim();
    Reflect.set(parent, name, isTooLong ? text.slice(0, Number(issue.maximum)) : scalarOf(model));
  }
  return fitted;
}

/** A fact as YAML reads it: a number, yes or no, or the text. */
const scalarOf = (text: string): unknown => (plainFact.test(text) ? JSON.parse(text) : text);
