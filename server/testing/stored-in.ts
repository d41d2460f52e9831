import { listMessages } from '../store/list-messages.ts';
import { openDatabase } from '../store/open-database.ts';

/** All messages in a database, newest first. */
export async function storedIn(databaseUrl: string) {
  const database = openDatabase(databaseUrl);
  const messages = await listMessages(database, 0);
  await database.close();
  return messages;
}
