import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { deleteMessage } from '../store/delete-messages.ts';
import { listMessages } from '../store/list-messages.ts';
import { isMigrated } from '../store/migrate.ts';
import { openDatabase } from '../store/open-database.ts';
import { retryMessage } from '../store/outbox.ts';
import { backUp } from './back-up.ts';
import { formatMessages } from './format-messages.ts';

const help = `Usage: npm run messages -- [OPTIONS]

Shows the messages of the contact form, newest first, out of the database that DATABASE_URL names.

  --since AGE         only those of the last 90m, 12h, 7d or 2w
  --undelivered       only those that wait for a next attempt or were given up
  --held              only those that are held because they look like spam
  --json, --csv       for programs, for spreadsheets

One of these does something instead:

  --retry ID          delivers a message now: again, or although it is held
  --delete ID         deletes a message for good
  --backup FILE       copies the whole database into a new file, while the server runs
  --help              shows this
`;

const options = {
  help: { type: 'boolean' },
  since: { type: 'string' },
  undelivered: { type: 'boolean' },
  held: { type: 'boolean' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  retry: { type: 'string' },
  delete: { type: 'string' },
  backup: { type: 'string' },
} as const;

const actions = ['help', 'retry', 'delete', 'backup'];

/** @throws Error naming options that exclude each other: an action excludes all others */
function refuseConflicts(given: readonly string[]): void {
  const groups = [
    ['undelivered', 'held'],
    ['json', 'csv'],
    given.some((name) => actions.includes(name)) ? given : [],
  ];
  for (const group of groups) {
    const found = group.filter((name) => given.includes(name)).map((name) => `--${name}`);
    if (found.length > 1) throw new Error(`${found.join(' and ')} do not go together.`);
  }
}

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
  const { values } = parseArgs({ args: [...args], options });
  refuseConflicts(Object.keys(options).filter((name) => name in values));
  if (values.help) return help;
  const since = values.since === undefined ? 0 : now - parseAge(values.since);
  const [, file] = /^sqlite:(.*)$/s.exec(databaseUrl) ?? [];
  if (file !== undefined && !existsSync(file)) throw noDatabase(`There is no file ${file}`);
  const database = openDatabase(databaseUrl, 0);
  try {
    if (!(await isMigrated(database.db))) throw noDatabase('It has none of the tables, or earlier ones');
    const { retry, delete: deleted, backup } = values;
    if (retry) return report(await retryMessage(database, retry, now), retry, 'is due for delivery now');
    if (deleted) return report(await deleteMessage(database, deleted), deleted, 'is deleted');
    if (backup) return await backUp(database, databaseUrl, backup);
    const states = values.held ? ['held'] : values.undelivered ? ['waiting', 'failed'] : undefined;
    const messages = await listMessages(database, since);
    return formatMessages(
      messages.filter(({ state }) => states?.includes(state) ?? true),
      values.json ? 'json' : values.csv ? 'csv' : 'list',
    );
  } finally {
    await database.close();
  }
}

function noDatabase(what: string): Error {
  return new Error(
    `DATABASE_URL names no database of this site. ${what}. The server makes it when it starts; this command needs the same DATABASE_URL.`,
  );
}

function report(wasFound: boolean, id: string, what: string): string {
  if (!wasFound) throw new Error(`No message has the id ${id}.`);
  return `${id} ${what}.\n`;
}

const units: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** Parses `90m`, `12h`, `7d` or `2w` to milliseconds. */
function parseAge(text: string): number {
  const [, count, unit = ''] = /^(\d+)([mhdw])$/.exec(text) ?? [];
  const length = units[unit];
  if (length === undefined) throw new Error(`"${text}" is no age: write 90m, 12h, 7d or 2w.`);
  return Number(count) * length;
}
