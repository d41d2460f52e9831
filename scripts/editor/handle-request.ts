import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { Mistake } from '../../lib/content/content-error.ts';
import { readSchemas, writeSchemas } from './content-schemas.ts';
import { findPagesWith } from './find-pages.ts';
import { listFields } from './list-fields.ts';
import { readSheet } from './read-sheet.ts';
import { openSaver, type Saved } from './save.ts';
import { listActions } from './splice-list.ts';

const number = z.int().nonnegative();
const known = { number, before: z.string() };

/** What the panel asks for. */
const message = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('titles'), numbers: z.array(number).max(2000) }),
  z.strictObject({ kind: z.literal('sheet'), number }),
  z.strictObject({ kind: z.literal('pages'), number }),
  z.strictObject({
    kind: z.literal('save'),
    changes: z.array(z.strictObject({ ...known, value: z.string().max(20_000) })).max(20),
  }),
  z.strictObject({
    kind: z.literal('list'),
    items: z.array(z.strictObject(known)).min(1).max(4),
    action: z.enum(listActions),
  }),
  z.strictObject({ kind: z.literal('undo') }),
]);

export type Message = z.input<typeof message>;

/** Whether a request comes from a page of this start, on this machine: no other page knows the token. */
export function isAllowed({ headers }: Pick<IncomingMessage, 'headers'>, token: string): boolean {
  // Next passes the host that the browser asked for.
  const host = `${headers['x-forwarded-host'] ?? headers.host}`;
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);
  return (
    token !== '' && headers['x-editor-token'] === token && isLocal && headers.origin === `http://${host}`
  );
}

/**
 * Answers the panel. Reads the content again after `refresh`.
 *
 * @param check lists every mistake in the content
 */
export function openDesk(root: string, check: () => readonly Mistake[], schemaFolder: string) {
  const saver = openSaver(root, check);
  let fields = listFields(root);
  const schemas = readSchemas(root);
  writeSchemas(schemas, schemaFolder);
  const answer = (asked: z.output<typeof message>) => {
    switch (asked.kind) {
      case 'titles':
        return asked.numbers.map((own) => readSheet({ root, fields, schemas }, own)?.title ?? '');
      case 'sheet': {
        const sheet = readSheet({ root, fields, schemas }, asked.number);
        return sheet && { ...sheet, canUndo: saver.canUndo() };
      }
      case 'pages':
        return findPagesWith(fields.get(asked.number)?.value ?? '');
      case 'save':
        return refreshAfter(saver.saveTexts(listFields(root), asked.changes));
      case 'list':
        return refreshAfter(saver.changeList(listFields(root), asked.items, asked.action));
      case 'undo':
        return refreshAfter(saver.undo());
    }
  };
  /** The panel asks for the saved fields at once. */
  function refreshAfter(saved: Saved): Saved {
    refresh();
    return saved;
  }
  function refresh(): void {
    fields = listFields(root);
  }
  return {
    refresh,
    /** @throws z.ZodError for anything that the panel does not send */
    answer: (body: unknown): unknown => answer(message.parse(body)),
  };
}
