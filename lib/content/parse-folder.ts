import type { z } from 'zod';
import type { Mistake } from './content-error.ts';
import { listFiles } from './list-files.ts';
import { type Context, parseEntry } from './parse-entry.ts';
import { slug } from './schemas/parts.ts';

/** An entry with its slug, which is the name of its file, and the file for error messages. */
type Filed<T> = T & { slug: string; file: string };

/** Parses every YAML file of a folder, sorted by `order` if the entries have one. */
export function parseFolder<S extends z.ZodType<object>>(
  root: string,
  folder: string,
  schema: S,
  mistakes: Mistake[],
  context?: Context,
): Filed<z.output<S>>[] {
  const entries: Filed<z.output<S>>[] = [];
  const namesByKey = new Map<string, string>();
  for (const name of listFiles(root, folder)) {
    const file = `${folder}/${name}`;
    const key = name.replace(/\.ya?ml$/, '');
    const problem = findNameProblem(name, key, namesByKey.get(key.toLowerCase()));
    if (problem) mistakes.push({ file, field: '(file name)', problem });
    namesByKey.set(key.toLowerCase(), name);
    const entry = parseEntry(root, file, schema, mistakes, context);
    if (entry && !problem) entries.push({ ...entry, slug: key, file });
  }
  return entries.sort((a, b) => orderOf(a) - orderOf(b) || a.slug.localeCompare(b.slug));
}

function findNameProblem(name: string, key: string, duplicate: string | undefined): string | undefined {
  if (duplicate) return `the slug "${key}" is taken by ${duplicate}`;
  if (!name.endsWith('.yaml')) return 'expected a name that ends in .yaml';
  const { error } = slug().safeParse(key);
  return error && `"${key}" is not ${error.issues[0]?.message}`;
}

function orderOf(entry: object): number {
  return 'order' in entry && typeof entry.order === 'number' ? entry.order : 0;
}
