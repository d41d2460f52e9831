import fs from 'node:fs';
import path from 'node:path';
import { isNode, parseDocument } from 'yaml';
import { z } from 'zod';
import type { Mistake } from '../../lib/content/content-error.ts';
import { isProse } from '../../lib/content/list-texts.ts';
import { mendWords } from '../../lib/content/mend-words.ts';
import { splitFile } from '../../lib/content/split-file.ts';
import { replaceFile } from '../files/replace-file.ts';
import { withText } from './content-file.ts';
import type { Field, Fields } from './list-fields.ts';
import { noteFrench } from './note-french.ts';
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
  /**
   * `waits` when older mistakes keep what is saved from being shown; `same` when the files are as they were, so that no page
   * reloads; `stale` when nothing can be undone.
   */
  outcome: 'saved' | 'same' | 'waits' | 'refused' | 'conflict' | 'stale' | 'failed';
  mistakes?: readonly Mistake[];
  /** In a conflict, the fields that others have changed. */
  theirs?: readonly Field[];
  reason?: string;
  /** How many mistakes have kept texts from a replacement. */
  leftOut?: number;
};

/** The text of a file before and after, and the fields that differ. */
type Write = { file: string; before: string; after: string; fields: readonly string[] };

/**
 * Writes changes to files of the content, all or none.
 *
 * @param check lists every mistake in the content
 */
export function openSaver(root: string, check: () => readonly Mistake[]) {
  const done: { writes: readonly Write[]; fields: readonly Field[]; isRename: boolean }[] = [];
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

  /** Puts the files back when the check finds a mistake that was not there before and that the change may have made. */
  function write(writes: readonly Write[], isRename: boolean, whenSaved: () => void): Saved {
    const old = check();
    const note = noteFrench(
      root,
      writes.map(({ file }) => file),
      isRename,
    );
    const isMade = ({ file, field, problem }: Mistake) => {
      const others = old.filter((own) => own.file === file);
      // In a file with mistakes, mending one may uncover others: texts are compared with those of other files last.
      const changed = writes.filter((own) => own.file === file).flatMap(({ fields }) => fields);
      const isBlamed = others.length === 0 || changed.some((own) => `${field}.`.startsWith(`${own}.`));
      return isBlamed && !others.some((own) => own.field === field && own.problem === problem);
    };
    const replaceAll = (which: 'before' | 'after') => {
      for (const own of writes)
        if (read(own.file) !== own[which]) replaceFile(path.join(root, own.file), own[which]);
    };
    try {
      replaceAll('after');
      const left = check().filter(({ isDraft }) => !isDraft);
      const mistakes = left.filter(isMade);
      if (mistakes.length === 0) {
        note();
        whenSaved();
        return { outcome: left.length > 0 ? 'waits' : 'saved' };
      }
      replaceAll('before');
      return { outcome: 'refused', mistakes };
    } catch (error) {
      replaceAll('before');
      return { outcome: 'failed', reason: String(error) };
    }
  }

  return {
    save(fields: Fields, changes: readonly Change[], isRename = false): Saved {
      const known = changes.flatMap((change) => {
        const field = fields.get(change.number);
        return field ? [{ field, change }] : [];
      });
      const theirs = known.flatMap(({ field, change }) => (field.value === change.before ? [] : [field]));
      if (theirs.length > 0 || known.length < changes.length) return { outcome: 'conflict', theirs };
      const writes = [...Map.groupBy(known, ({ field }) => field.file)].map(([file, own]): Write => {
        const before = read(file);
        // One parsed document finds all texts, from the last to the first; moving an item changes it.
        const document = parseDocument(splitFile(file, before)[0]);
        const isOfTexts = own.every(({ change }) => 'value' in change);
        const startOf = ({ field }: { field: Field }) => rangeStart(document.getIn(field.path, true));
        const after = own
          .toSorted((a, b) => startOf(b) - startOf(a))
          .reduce(
            (text, { field, change }) => edited(field, text, change, isOfTexts ? document : undefined),
            before,
          );
        const places = own.map(({ field: { path: keys }, change }) =>
          'action' in change ? (listAround(keys)?.list ?? keys) : keys,
        );
        return { file, before, after, fields: places.map((place) => place.join('.')) };
      });
      if (writes.every(({ before, after }) => before === after)) return { outcome: 'same' };
      const saved = known.map(({ field }) => field);
      return write(writes, isRename, () => done.push({ writes, fields: saved, isRename }));
    },
    /** Undoes the last save, unless its files have changed since. */
    undo(): Saved {
      const { writes, isRename = false } = done.at(-1) ?? {};
      if (!writes || writes.some(({ file, after }) => read(file) !== after)) return { outcome: 'stale' };
      const back = writes.map(({ before, after, ...own }) => ({ ...own, before: after, after: before }));
      return write(back, isRename, () => done.pop());
    },
    /** The fields of each save that is not undone, as they were; undoing changes the last ones back. */
    saved: () => done.map(({ fields }) => fields),
  };
}

const rangeStart = (node: unknown) => (isNode(node) ? (node.range?.[0] ?? 0) : 0);

/** The source of a field's file with a change. */
function edited(
  { file, path: keys, language }: Field,
  source: string,
  change: Change,
  document: Parameters<typeof withText>[4],
): string {
  if ('value' in change) {
    const visible = change.value
      .replaceAll(/[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g, '')
      // Ligatures of word processors, which search and screen readers do not take for letters.
      .replaceAll(/[\ufb00-\ufb06]/g, (sign) => sign.normalize('NFKC'))
      .trim();
    // Pasted lines are one text; only Markdown has lines of its own.
    const text = file.endsWith('.md') ? visible : visible.replaceAll(/[ \t\r\n]+/g, ' ');
    const mended = language && isProse(keys) ? mendWords(text, language) : text;
    return withText(file, source, keys, mended, document);
  }
  const { list, index } = listAround(keys) ?? { list: [], index: -1 };
  const [yaml, below] = splitFile(file, source);
  const spliced = spliceList(yaml, list, index, change.action);
  // A copy says nothing of its own yet.
  const isCopy = change.action === 'copy';
  return (isCopy ? withDrafts(spliced, {}, [...list, index + 1].join('.')).text : spliced) + below;
}
