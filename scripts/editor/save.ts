import fs from 'node:fs';
import path from 'node:path';
import type { Mistake } from '../../lib/content/content-error.ts';
import { notProse } from '../../lib/content/list-texts.ts';
import { mendWords } from '../../lib/content/mend-words.ts';
import { isLanguage } from '../../lib/i18n/languages.ts';
import { withItem, withText } from './content-file.ts';
import type { Field } from './list-fields.ts';
import type { ListAction } from './splice-list.ts';

/** A field as the page knows it; a text that differs on disk is not overwritten. */
export type Known = { number: number; before: string };
export type Change = Known & { value: string };
export type Saved =
  /** Of a change that was refused; `waits` when others, older ones, keep a saved one from being shown. */
  { mistakes: readonly Mistake[]; waits?: boolean } | { conflict: number } | { failed: string };
type Write = { file: string; before: string; after: string };

/**
 * Writes changes to files of the content, all or none.
 *
 * @param check lists every mistake in the content
 */
export function openSaver(root: string, check: () => readonly Mistake[]) {
  const done: Write[][] = [];
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

  /** Puts the files back when the check finds a mistake that was not there before. */
  function write(writes: readonly Write[]): Saved {
    const key = ({ file, field, problem }: Mistake) => `${file} ${field} ${problem}`;
    const known = new Set(check().map(key));
    try {
      for (const { file, after } of writes) replaceFile(path.join(root, file), after);
      const mistakes = check().filter((mistake) => !known.has(key(mistake)));
      if (mistakes.length > 0) restore(writes);
      return mistakes.length === 0 && known.size > 0 ? { mistakes, waits: true } : { mistakes };
    } catch (error) {
      restore(writes);
      return { failed: String(error) };
    }
  }

  function restore(writes: readonly Write[]): void {
    for (const { file, before } of writes)
      if (read(file) !== before) replaceFile(path.join(root, file), before);
  }

  /** @param edit the new source of a field's file */
  function change<K extends Known>(
    fields: ReadonlyMap<number, Field>,
    changes: readonly K[],
    edit: (source: string, field: Field, change: K) => string,
  ): Saved {
    const sources = new Map<string, string>();
    for (const known of changes) {
      const field = fields.get(known.number);
      if (field?.value !== known.before) return { conflict: known.number };
      sources.set(field.file, edit(sources.get(field.file) ?? read(field.file), field, known));
    }
    const writes = [...sources].map(([file, after]) => ({ file, before: read(file), after }));
    const saved = write(writes);
    if ('mistakes' in saved && saved.mistakes.length === 0) done.push(writes);
    return saved;
  }

  return {
    saveTexts: (fields: ReadonlyMap<number, Field>, changes: readonly Change[]): Saved =>
      change(fields, changes, (source, { file, path: keys, language }, { value }) => {
        const text = value.replaceAll(/[\u200b-\u200d\u2060-\u2064]/g, '').trim();
        const isProse = language && !keys.some((key) => notProse.has(key));
        return withText(file, source, keys, isProse ? mendWords(text, language) : text);
      }),
    /** Acts on the innermost list around each field. */
    changeList: (fields: ReadonlyMap<number, Field>, items: readonly Known[], action: ListAction): Saved =>
      change(fields, items, (source, field) => {
        const { list, index } = listAround(field.path) ?? { list: [], index: -1 };
        return withItem(field.file, source, list, index, action);
      }),
    /** Undoes the last save, unless its files have changed since. */
    undo(): Saved {
      const last = done.at(-1) ?? [];
      if (last.length === 0 || last.some(({ file, after }) => read(file) !== after)) return { conflict: 0 };
      const saved = write(last.map(({ file, before, after }) => ({ file, before: after, after: before })));
      if ('mistakes' in saved && saved.mistakes.length === 0) done.pop();
      return saved;
    },
    canUndo: () => done.length > 0,
  };
}

/** The innermost list on the way to a field, and the item's index. */
export function listAround(keys: readonly string[]): { list: readonly string[]; index: number } | undefined {
  const depth = keys.findLastIndex((key) => /^\d+$/.test(key));
  return depth < 1 || keys[0] === 'body'
    ? undefined
    : { list: keys.slice(0, depth), index: Number(keys[depth]) };
}

/** The same field in another language. */
export function twinPath(keys: readonly string[], language: string): readonly string[] {
  return keys.map((key) => (isLanguage(key) ? language : key));
}

/** Writes a whole new file before it takes the place of the old one: a full disk leaves the old one. */
function replaceFile(file: string, text: string): void {
  const fresh = path.join(path.dirname(file), `.${path.basename(file)}.new`);
  try {
    fs.writeFileSync(fresh, text);
    fs.renameSync(fresh, file);
  } finally {
    fs.rmSync(fresh, { force: true });
  }
}
