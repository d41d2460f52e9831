import { z } from 'zod';
import { isDraft } from '../../lib/content/drafts.ts';
import { isLanguage, languages } from '../../lib/i18n/languages.ts';
import { findUnknownWords } from '../spelling/find-unknown-words.ts';
import type { Field, Fields } from './list-fields.ts';
import { nameEntry, titleOf } from './name-field.ts';
import { type PanelData, readPanel } from './read-panel.ts';
import { changeSchema, openSaver } from './save.ts';
import type { State } from './watch-content.ts';

/** What the panel asks for. It names fields by their numbers only, so it reaches nothing else. */
const message = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['titles', 'panel', 'spelling']),
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
  /** Texts with a name that has changed since the start. */
  outdated: readonly Titled[];
};
/** Of a text that is made of several fields, only these; of one that is gone nothing. */
export type Opened = Partial<PanelData & Around & { others: readonly Titled[] }>;

export type UnknownWord = { number: number; word: string };

/** Answers the panel: a function that throws a ZodError for anything that the panel does not send. */
export function openDesk(root: string, check: () => State) {
  const saver = openSaver(root, () => check().mistakes);
  return async (body: unknown): Promise<unknown> => {
    const asked = message.parse(body);
    if (asked.kind === 'undo') return saver.undo();
    const state = check();
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
    if (!field || second) return { others: found.map(title) };
    const panel = readPanel(root, state, field);
    const files = [...panel.texts, ...panel.facts].map(({ file }) => file);
    const [last, ...more] = saver.saved().at(-1) ?? [];
    const several = last && `${more.length + 1} texts of ${nameEntry(root, last)}`;
    const around: Around = {
      undoes: last && files.includes(last.file) ? (more.length > 0 ? several : title(last).label) : undefined,
      paths: state.checked?.pages.flatMap(({ file, path }) => (files.includes(file) ? [path] : [])) ?? [],
      outdated: findOutdated(state.fields, saver.saved().flat()).map(title),
    };
    return { ...panel, ...around };
  };
}

/** Texts that have the name of an entry as it was before somebody changed it. */
function findOutdated(fields: Fields, changed: readonly Field[]): Field[] {
  const names = changed.filter(
    ({ number, path: [language, key], value }) =>
      isLanguage(language) && key === 'name' && !isDraft(value) && fields.get(number)?.value !== value,
  );
  return [...fields.values()].filter((own) =>
    names.some(({ language, value }) => own.language === language && own.value.includes(value)),
  );
}
