import { z } from 'zod';
import type { Mistake } from '../../lib/content/content-error.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { findUnknownWords } from '../spelling/find-unknown-words.ts';
import { findOutdated, listFormerNames, type Named, withNameIn } from './former-names.ts';
import type { Field } from './list-fields.ts';
import { nameEntry, titleOf } from './name-field.ts';
import { type PanelData, readPanel } from './read-panel.ts';
import { changeSchema, openSaver, type Saved } from './save.ts';
import type { State } from './watch-content.ts';

/** What the panel asks for. It names fields by their numbers only, so it reaches nothing else. */
const message = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['titles', 'panel', 'spelling', 'rename']),
    numbers: z.array(z.int().nonnegative()).max(2000).readonly(),
  }),
  z.strictObject({ kind: z.literal('save'), changes: z.array(changeSchema).min(1).max(500) }),
  z.strictObject({ kind: z.literal('undo') }),
]);

export type Message = z.input<typeof message>;
/** A field by the name of its entry and its own. */
export type Titled = Field & { label: string };
type Around = {
  /** What was saved last, if it is of the same files. */
  undoes: string | undefined;
  /** The paths of the entry's own page. */
  paths: readonly string[];
  /** Once the entry is renamed: texts with the former name, those that now have the new one; why the check refused it. */
  named: readonly (Named & Titled & { problem?: string | undefined })[];
};
/** Of a text that is made of several fields, only these; of one that is gone nothing. */
export type Opened = Partial<PanelData & Around & { others: readonly Titled[] }>;

export type UnknownWord = { number: number; word: string };

/** Answers the panel: a function that throws a ZodError for anything that the panel does not send. */
export function openDesk(root: string, check: () => State) {
  const saver = openSaver(root, () => check().mistakes);
  let lastRename: { fields?: readonly Field[] | undefined; mistakes: readonly Mistake[] } = { mistakes: [] };
  const formerNames = ({ fields }: State) => listFormerNames(fields, saver.saved().flat());

  /** Replaces former names in texts, but for those in which the check would not accept the new one. */
  function rename(state: State, numbers: readonly number[]): Saved {
    let texts = findOutdated(state.fields, formerNames(state)).filter(({ number }) =>
      numbers.includes(number),
    );
    const mistakes: Mistake[] = [];
    for (;;) {
      const changes = texts.map(({ number, value: before, renamed: value }) => ({ number, before, value }));
      const answer = saver.save(state.fields, changes, true);
      const found = answer.mistakes ?? [];
      const rest = texts.filter((own) => !found.some((mistake) => isIn(own, mistake)));
      if (rest.length === texts.length || rest.length === 0) {
        const isSaved = found.length === 0;
        lastRename = {
          fields: isSaved ? saver.saved().at(-1) : undefined,
          mistakes: [...mistakes, ...found],
        };
        return { ...answer, leftOut: mistakes.length };
      }
      mistakes.push(...found);
      texts = rest;
    }
  }

  return async (body: unknown): Promise<unknown> => {
    const asked = message.parse(body);
    if (asked.kind === 'undo') return saver.undo();
    const state = check();
    if (asked.kind === 'rename') return rename(state, asked.numbers);
    if (asked.kind === 'save') return saver.save(state.fields, asked.changes);
    const found = asked.numbers.flatMap((number) => state.fields.get(number) ?? []);
    const [field, second] = found;
    if (asked.kind === 'spelling') {
      const texts = found.map(({ value: text, ...own }) => ({ ...own, text }));
      const unknown = languages.map((own) =>
        findUnknownWords(
          texts.filter(({ language }) => language === own),
          own,
        ),
      );
      return (await Promise.all(unknown)).flat();
    }
    const title = (own: Field): Titled => ({ ...own, label: titleOf(root, state.schemas, own) });
    if (asked.kind === 'titles') return found.map(title);
    const describe = (changed: readonly Field[]) => {
      const [first, ...more] = changed;
      const files = new Set(changed.map(({ file }) => file));
      if (!first || more.length === 0) return first && title(first).label;
      return `${changed.length} texts${files.size > 1 ? '' : ` of ${nameEntry(root, first)}`}`;
    };
    if (!field || second) return { others: found.map(title) };
    const panel = readPanel(root, state, field);
    const files = [...panel.texts, ...panel.facts].map(({ file }) => file);
    const names = formerNames(state);
    const last = saver.saved().at(-1) ?? [];
    const outdated = findOutdated(state.fields, names).map((own) => {
      const problem = lastRename.mistakes.find((mistake) => isIn(own, mistake))?.problem;
      return { ...own, ...(problem && { problem, group: 'refused' as const }) };
    });
    const replaced = (lastRename.fields === last ? last : []).flatMap(({ number, language: own }) => {
      const text = state.fields.get(number);
      const name = names.find(({ language, now }) => language === own && text?.value.includes(now));
      return text && name ? [withNameIn(text, name.now, 'replaced')] : [];
    });
    const isRenamed = names.some(({ file }) => files.includes(file));
    const around: Around = {
      undoes: last.some(({ file }) => files.includes(file)) ? describe(last) : undefined,
      paths: state.checked?.pages.flatMap(({ file, path }) => (files.includes(file) ? [path] : [])) ?? [],
      named: isRenamed ? [...replaced, ...outdated].map((own) => ({ ...title(own), ...own })) : [],
    };
    return { ...panel, ...around };
  };
}

/** Whether a mistake is one of a field. */
const isIn = ({ file, path }: Field, mistake: Mistake) =>
  mistake.file === file &&
  [mistake.field, ...(mistake.alike ?? [])].some((own) => `${path.join('.')}.`.startsWith(`${own}.`));
