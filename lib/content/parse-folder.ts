import type { z } from 'zod';
import { entryFiles } from './entry-files.ts';
import type { Mistake } from './mistake.ts';
import { type Known, parseEntry } from './parse-entry.ts';
import { slug } from './schemas/parts.ts';

/** An entry under its file's name, and where it stands for messages about it. */
export type Filed<T> = T & { slug: string; file: string };

/** Reads every YAML file of a folder, in the order of the entries' `order` where they have one. */
export function parseFolder<S extends z.ZodType<object>>(
  root: string,
  folder: string,
  schema: S,
  mistakes: Mistake[],
  known?: Known,
): Filed<z.output<S>>[] {
  const entries: Filed<z.output<S>>[] = [];
  const taken = new Map<string, string>();
  for (const name of entryFiles(root, folder)) {
    const file = `${folder}/${name}`;
    const key = name.replace(/\.ya?ml$/, '');
    const problem = nameProblem(name, key, taken.get(key.toLowerCase()));
    if (problem) mistakes.push({ file, field: '(file name)', problem });
    taken.set(key.toLowerCase(), name);
    const entry = parseEntry(root, file, schema, mistakes, known);
    if (entry && !problem) entries.push({ ...entry, slug: key, file });
  }
  return entries.sort((a, b) => orderOf(a) - orderOf(b) || a.slug.localeCompare(b.slug));
}

function nameProblem(name: string, key: string, twin: string | undefined): string | undefined {
  if (twin) return `the slug "${key}" is taken by ${twin}`;
  if (!name.endsWith('.yaml')) return 'expected a name that ends in .yaml';
  const checked = slug().safeParse(key);
  if (!checked.success) return `"${key}" is not ${checked.error.issues[0]?.message}`;
  return undefined;
}

function orderOf(entry: object): number {
  return 'order' in entry && typeof entry.order === 'number' ? entry.order : 0;
}
