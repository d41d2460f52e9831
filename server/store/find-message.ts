import type { Database } from './database.ts';
import { type StoredMessage, storedMessage } from './stored-message.ts';

/**
 * The message with this id; undefined when it was deleted.
 *
 * @throws Error when what is stored cannot be read.
 */
export async function findMessage({ db, cipher }: Database, id: string): Promise<StoredMessage | undefined> {
  const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
  return row && storedMessage(row, cipher);
}
