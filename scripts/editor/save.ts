import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Mistake } from '../../lib/content/content-error.ts';
import { notProse } from '../../lib/content/list-texts.ts';
import { mendWords } from '../../lib/content/mend-words.ts';
import { splitFile, withText } from './content-file.ts';
import { type Field, type Fields, fieldsOf } from './list-fields.ts';
import { listActions, listAround, spliceList } from './splice-list.ts';
import { withDrafts } from './with-drafts.ts';

/** A field as the page knows it: one that differs on disk is not overwritten. */
const known = { number: z.int().nonnegative(), before: z.string() };

/** A new text, or what happens to the item that the field is in. */
export const changeSchema = z.union([
  z.strictObject({ ...known, value: z.string().max(20_000) }),
  z.strictObject({ ...known, action: z.enum(listActions) }),
]);
type Change = z.output<typeof changeSchema>;

export type Saved = {
  /** `waits` when older mistakes keep what is saved from being shown; `stale` when nothing can be undone. */
  outcome: 'saved' | 'waits' | 'refused' | 'conflict' | 'stale' | 'failed';
  mistakes?: readonly Mistake[];
  reason?: string;
};

/** The text of each file before and after, and the fields that differ. */
type Write = { file: string; before: string; after: string; fields: readonly string[] }[];

/**
 * Writes changes to files of the content, all or none.
 *
 * @param check lists every mistake in the content
 */
export function openSaver(root: string, check: () => readonly Mistake[]) {
  const done: { files: Write; field: Field }[] = [];
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

  /** Puts the files back when the check finds a mistake that was not there before and that the change may have made. */
  function write(files: Write, whenSaved: () => void): Saved {
    const key = ({ file, field, problem }: Mistake) => `${file} ${field} ${problem}`;
    const old = check();
    const known = new Set(old.map(key));
    // In a file with mistakes, mending one may uncover others: texts are compared with those of other files last.
    const isBlamed = ({ file, field }: Mistake) =>
      !old.some((mistake) => mistake.file === file) ||
      files.some(
        (own) => own.file === file && own.fields.some((changed) => `${field}.`.startsWith(`${changed}.`)),
      );
    try {
      for (const { file, after } of files) replaceFile(path.join(root, file), after);
      const left = check().filter(({ isDraft }) => !isDraft);
      const mistakes = left.filter((mistake) => !known.has(key(mistake)) && isBlamed(mistake));
      if (mistakes.length === 0) {
        whenSaved();
        return { outcome: left.length > 0 ? 'waits' : 'saved' };
      }
      restore(files);
      return { outcome: 'refused', mistakes };
    } catch (error) {
      restore(files);
      return { outcome: 'failed', reason: String(error) };
    }
  }

  function restore(files: Write): void {
    for (const { file, before } of files)
      if (read(file) !== before) replaceFile(path.join(root, file), before);
  }

  return {
    save(fields: Fields, changes: readonly Change[]): Saved {
      const files = new Map<string, Write[number]>();
      let first: Field | undefined;
      for (const change of changes) {
        const { number, before } = change;
        const { file } = fields.get(number) ?? {};
        const field = file && fieldsOf(root, file).get(number);
        if (!field || field.value !== before) return { outcome: 'conflict' };
        first ??= field;
        const source = read(file);
        const own = files.get(file) ?? { file, before: source, after: source, fields: [] };
        const list = 'action' in change && listAround(field.path)?.list;
        files.set(file, {
          ...own,
          after: edited(field, own.after, change),
          fields: [...own.fields, (list || field.path).join('.')],
        });
      }
      const all = [...files.values()];
      return write(all, () => first && done.push({ files: all, field: first }));
    },
    /** Undoes the last save, unless its files have changed since. */
    undo(): Saved {
      const { files } = done.at(-1) ?? {};
      if (!files || files.some(({ file, after }) => read(file) !== after)) return { outcome: 'stale' };
      const back = files.map(({ before, after, ...own }) => ({ ...own, before: after, after: before }));
      return write(back, () => done.pop());
    },
    /** The field that undoing changes back; undefined when there is nothing to undo. */
    undoes: () => done.at(-1)?.field,
  };
}

/** The source of a field's file with a change. */
function edited({ file, path: keys, language }: Field, source: string, change: Change): string {
  if ('value' in change) {
    const text = change.value.replaceAll(/[\u200b-\u200d\u2060-\u2064]/g, '').trim();
    const isProse = language && !keys.some((key) => notProse.has(key));
    return withText(file, source, keys, isProse ? mendWords(text, language) : text);
  }
  const { list, index } = listAround(keys) ?? { list: [], index: -1 };
  const [yaml, below] = splitFile(file, source);
  const spliced = spliceList(yaml, list, index, change.action);
  // A copy says nothing of its own yet.
  const isCopy = change.action === 'copy';
  return (isCopy ? withDrafts(spliced, {}, [...list, index + 1].join('.')).text : spliced) + below;
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
