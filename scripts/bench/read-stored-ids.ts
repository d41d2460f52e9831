import { listMessages } from '../../server/store/list-messages.ts';
import { openDatabase } from '../../server/store/open-database.ts';

/** Ids of all messages in a database. */
export async function readStoredIds(databaseUrl: string): Promise<ReadonlySet<string>> {
  const database = openDatabase(databaseUrl);
  const messages = await listMessages(database, 0);
  await database.close();
  return new Set(messages.map(({ id }) => id));
}
