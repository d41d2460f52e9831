import { z } from 'zod';
import { languages } from '../../lib/i18n/languages.ts';
import { findUnknownWords } from '../spelling/find-unknown-words.ts';
import { findPagesWith } from './find-pages.ts';
import type { Field } from './list-fields.ts';
import { titleOf } from './name-field.ts';
import { type PanelData, readPanel } from './read-panel.ts';
import { changeSchema, openSaver } from './save.ts';
import type { State } from './watch-content.ts';

/** What the panel asks for. It names fields by their numbers only, so it reaches nothing else. */
const message = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['titles', 'panel', 'pages', 'spelling']),
    numbers: z.array(z.int().nonnegative()).max(2000).readonly(),
  }),
  z.strictObject({ kind: z.literal('save'), changes: z.array(changeSchema).min(1).max(500) }),
  z.strictObject({ kind: z.literal('undo') }),
]);

export type Message = z.input<typeof message>;
/** A field by the name of its entry and its own. */
export type Titled = Field & { label: string };
/** Of a text that is made of several fields, only these; of one that is gone nothing. `undoes` names what was saved last. */
export type Opened = Partial<PanelData & { undoes: string | undefined; others: readonly Titled[] }>;

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
    if (asked.kind === 'pages') return findPagesWith(field?.value ?? '');
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
    const titled = found.map((own): Titled => ({ ...own, label: titleOf(root, state.schemas, own) }));
    if (asked.kind === 'titles') return titled;
    if (!field || second) return { others: titled };
    const undone = saver.undoes();
    return { ...readPanel(root, state, field), undoes: undone && titleOf(root, state.schemas, undone) };
  };
}
