import { z } from 'zod';
import type { Mistake } from '../../lib/content/content-error.ts';
import { readSchemas, writeSchemas } from './content-schemas.ts';
import { findPagesWith } from './find-pages.ts';
import { type Field, listFields } from './list-fields.ts';
import { numberOf } from './mark-content.ts';
import { readPanel, titleOf } from './read-panel.ts';
import { changeSchema, openSaver } from './save.ts';

const number = z.int().nonnegative();

/** What the panel asks for. */
const message = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('titles'), numbers: z.array(number).max(2000).readonly() }),
  z.strictObject({ kind: z.literal('panel'), number }),
  z.strictObject({ kind: z.literal('pages'), number }),
  z.strictObject({ kind: z.literal('save'), changes: z.array(changeSchema).min(1).max(20) }),
  z.strictObject({ kind: z.literal('undo') }),
]);

export type Message = z.input<typeof message>;

/**
 * Answers the panel. Reads the content again after `refresh`.
 *
 * @param check lists every mistake in the content
 */
export function openDesk(root: string, check: () => readonly Mistake[], schemaFolder: string) {
  const saver = openSaver(root, check);
  const schemas = readSchemas(root);
  writeSchemas(schemas, schemaFolder);
  let fields = listFields(root);
  const withNumbers = (mistakes: readonly Mistake[]) =>
    mistakes.map((mistake) => {
      const found = fields.get(numberOf(mistake.file, mistake.field.split('.')));
      return { ...mistake, number: found?.number };
    });

  /** The first other field to mend, in the same file if there is one. */
  function nextAfter({ file, number: own }: Field) {
    const others = withNumbers(check()).filter((mistake) => mistake.number && mistake.number !== own);
    const next = others.find((mistake) => mistake.file === file) ?? others[0];
    const field = fields.get(next?.number ?? -1);
    return next && field && { number: field.number, title: titleOf(root, field), problem: next.problem };
  }

  return {
    refresh(): void {
      fields = listFields(root);
    },
    /** Mistakes with the numbers of their fields: the panel leads from one to the next. */
    withNumbers,
    /** @throws z.ZodError for anything that the panel does not send */
    answer(body: unknown): unknown {
      const asked = message.parse(body);
      if (asked.kind === 'save') return saver.save(fields, asked.changes);
      if (asked.kind === 'undo') return saver.undo();
      const numbers = asked.kind === 'titles' ? asked.numbers : [asked.number];
      const found = numbers.flatMap((own) => fields.get(own) ?? []);
      if (asked.kind === 'titles') return found.map((field) => ({ ...field, title: titleOf(root, field) }));
      const [field] = found;
      if (asked.kind === 'pages') return findPagesWith(field?.value ?? '');
      const undone = saver.undoes();
      return (
        field && {
          ...readPanel(root, fields, schemas, field),
          undoes: undone && titleOf(root, undone),
          next: nextAfter(field),
        }
      );
    },
  };
}
