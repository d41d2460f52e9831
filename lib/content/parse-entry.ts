import type { z } from 'zod';
import { describeIssue } from './describe-issue.ts';
import { type Company, fillFacts } from './fill-facts.ts';
import { findRepeatedIds } from './find-repeated-ids.ts';
import type { Mistake } from './mistake.ts';
import { readFile } from './read-file.ts';

/**
 * Reads a content file and holds it against its schema. Mistakes go to the list given; the entry is then undefined.
 *
 * @param company whose facts are filled in first, so that limits count what visitors read; undefined while it is unread
 */
export function parseEntry<S extends z.ZodType>(
  root: string,
  file: string,
  schema: S,
  mistakes: Mistake[],
  company?: Company,
): z.output<S> | undefined {
  const read = readFile(root, file);
  if ('mistakes' in read) {
    mistakes.push(...read.mistakes);
    return undefined;
  }
  const data = fillFacts(file, read.data, company, mistakes);
  const result = schema.safeParse(data);
  if (result.success) {
    mistakes.push(...findRepeatedIds(file, result.data));
    return result.data;
  }
  const told = new Set<string>();
  for (const issue of result.error.issues) {
    const field = issue.path.join('.') || '(file)';
    // A value that breaks one rule often breaks the next one, too: the first says enough.
    const place = `${field} ${issue.code === 'unrecognized_keys'}`;
    if (told.has(place)) continue;
    told.add(place);
    mistakes.push({ file, field, problem: describeIssue(issue, valueAt(data, issue.path)) });
  }
  return undefined;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );
}
