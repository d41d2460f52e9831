import { parseArgs } from 'node:util';
import { deleteMessage } from '../store/delete-message.ts';
import { listMessages } from '../store/list-messages.ts';
import { openDatabase } from '../store/open-database.ts';
import { retryMessage } from '../store/outbox.ts';
import { migrate } from '../store/prepare-database.ts';
import { describeMessage } from './describe-message.ts';
import { formatCsv } from './format-csv.ts';
import { formatList } from './format-list.ts';
import { readAge } from './read-age.ts';

const options = {
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  since: { type: 'string' },
  retry: { type: 'string' },
  delete: { type: 'string' },
} as const;

/**
 * What `npm run messages -- …` prints.
 *
 * Without an option: every message, newest first. `--since 7d`: those of the last seven days. `--json`, `--csv`: for
 * programs and spreadsheets. `--retry ID`: mails a message again. `--delete ID`: removes it for good.
 *
 * @throws Error when an option is wrong or no message has the id.
 */
export async function runMessages(args: string[], databaseUrl: string, now: number): Promise<string> {
  const { values } = parseArgs({ args, options });
  const since = values.since === undefined ? 0 : now - readAge(values.since);
  const database = openDatabase(databaseUrl);
  try {
    await migrate(database.db);
    if (values.retry !== undefined) {
      if (!(await retryMessage(database, values.retry, now))) throw noMessage(values.retry);
      return `${values.retry} is due for delivery now.\n`;
    }
    if (values.delete !== undefined) {
      if (!(await deleteMessage(database, values.delete))) throw noMessage(values.delete);
      return `${values.delete} is deleted.\n`;
    }
    const rows = (await listMessages(database, since)).map(describeMessage);
    if (values.json) return `${JSON.stringify(rows, undefined, 2)}\n`;
    if (values.csv) return formatCsv(rows);
    return rows.length === 0 ? 'No messages.\n' : formatList(rows);
  } finally {
    await database.close();
  }
}

const noMessage = (id: string) => new Error(`No message has the id ${id}.`);
