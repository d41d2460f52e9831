import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../server/store/database.ts';
import { openDatabase } from '../../server/store/open-database.ts';
import { outboxFigures } from '../../server/store/outbox-figures.ts';

/** Waits until every message is delivered, or fails after five minutes. */
export async function waitForEmptyOutbox(databaseUrl: string): Promise<void> {
  const database: Database = openDatabase(databaseUrl);
  const end = Date.now() + 5 * 60_000;
  while ((await outboxFigures(database)).waiting > 0) {
    if (Date.now() > end)
      throw new Error('After five minutes there are still messages that are not delivered');
    await pause(500);
  }
  await database.close();
}
