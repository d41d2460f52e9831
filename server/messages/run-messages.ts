import { existsSync } from 'node:fs';
import type { Database } from '../store/database.ts';
import { deleteMessage } from '../store/delete-messages.ts';
import { listMessages } from '../store/list-messages.ts';
import { openDatabase } from '../store/open-database.ts';
import { retryMessage } from '../store/outbox.ts';
import { countPending } from '../store/prepare-database.ts';
import { backUp } from './back-up.ts';
import { formatMessages } from './format-messages.ts';
import { type Arguments, help, readArguments } from './read-arguments.ts';

/**
 * Returns the output of `npm run messages -- …`; see `help`. Never creates or migrates a database.
 *
 * @throws Error on a wrong option, a missing database, or an unknown message id
 */
export async function runMessages(
  args: readonly string[],
  databaseUrl: string,
  now: number,
): Promise<string> {
  const parsed = readArguments(args, now);
  if (parsed.action === 'help') return help;
  const [, file] = /^sqlite:(.*)$/s.exec(databaseUrl) ?? [];
  if (file !== undefined && !existsSync(file)) throw noDatabase(`There is no file ${file}`);
  const database = openDatabase(databaseUrl, { queryTimeout: 0 });
  try {
    if ((await countPending(database.db)) > 0) throw noDatabase('It has none of the tables, or earlier ones');
    return await runOn(database, databaseUrl, parsed, now);
  } finally {
    await database.close();
  }
}

function noDatabase(what: string): Error {
  return new Error(
    `DATABASE_URL names no database of this site. ${what}. The server makes it when it starts; this command needs the same DATABASE_URL.`,
  );
}

const statesOf: Readonly<Record<'undelivered' | 'held', ReadonlySet<string>>> = {
  undelivered: new Set(['waiting', 'failed']),
  held: new Set(['held']),
};

async function runOn(
  database: Database,
  databaseUrl: string,
  { action, operand, since, only, format }: Arguments,
  now: number,
): Promise<string> {
  switch (action) {
    case 'retry':
      return report(await retryMessage(database, operand, now), operand, 'is due for delivery now');
    case 'delete':
      return report(await deleteMessage(database, operand), operand, 'is deleted');
    case 'backup':
      return backUp(database, databaseUrl, operand);
    default: {
      const messages = await listMessages(database, since);
      return formatMessages(
        messages.filter(({ state }) => !only || statesOf[only].has(state)),
        format,
      );
    }
  }
}

function report(wasFound: boolean, id: string, what: string): string {
  if (!wasFound) throw new Error(`No message has the id ${id}.`);
  return `${id} ${what}.\n`;
}
