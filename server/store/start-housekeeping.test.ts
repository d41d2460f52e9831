import { createLog } from '../process/create-log.ts';
import { claimAll } from '../testing/claim-all.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { databaseKinds, freshDatabases } from '../testing/test-databases.ts';
import { claimConfirmation } from './confirmation-limit.ts';
import type { Database } from './database.ts';
import { listMessages } from './list-messages.ts';
import { recordFailure, recordSent } from './outbox.ts';
import { startHousekeeping } from './start-housekeeping.ts';
import { type DeliveryPlan, storeMessage } from './store-message.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const retention = 730 * day;

describe.each(databaseKinds)('housekeeping in %s', (kind) => {
  const { open } = freshDatabases(kind);
  let database: Database;
  let logged: string;

  beforeEach(async () => {
    database = await open();
    logged = '';
  });

  const start = (interval?: number) =>
    startHousekeeping({
      database,
      retentionDays: 730,
      ...(interval !== undefined && { interval }),
      log: createLog('debug', { write: (line) => (logged += line) }),
    });
  const runOnce = async () => {
    const stop = await start();
    stop();
  };
  const remaining = async () => (await listMessages(database, 0)).map(({ fields }) => fields.company).sort();
  const plan: DeliveryPlan = {
    destinations: ['sales', 'office'].map((recipient) => ({ channel: 'mail', recipient })),
    confirm: true,
  };
  /** Stores a message of this age and records it as sent to its two recipients at these ages. */
  const store = async (company: string, age: number, ...sentAges: number[]) => {
    const now = Date.now();
    const message = { ...exampleMessage, company, email: `${company}@x.example`.replaceAll(' ', '') };
    const { id: messageId } = await storeMessage(database, message, now - age, {}, plan);
    const claimed = await claimAll(database, now - age);
    const rows = claimed.filter((row) => row.message_id === messageId && row.channel === 'mail');
    for (const [index, { id }] of rows.entries()) {
      const sentAge = sentAges[index];
      if (sentAge !== undefined) await recordSent(database, id, now - sentAge);
    }
  };

  it('deletes messages that all destinations received before their retention, and keeps undelivered ones', async () => {
    await store('Old', retention + minute, retention + 1, retention + 1);
    await store('Old, sent lately', retention + minute, retention + 1, retention - minute);
    await store('Half sent', retention + minute, retention + 1);
    await store('Young', retention - minute, 1, 1);
    await storeMessage(database, { ...exampleMessage, company: 'Held' }, 0, { isHeld: true });
    await storeMessage(database, { ...exampleMessage, company: 'Failed' }, 0);
    const [failed] = await claimAll(database, 0);
    const failure = { last_error: 'no', error_code: 'EENVELOPE 550' };
    await recordFailure(database, failed?.id ?? '', failure);

    await runOnce();
    expect(await remaining()).toEqual(['Failed', 'Half sent', 'Held', 'Old, sent lately', 'Young']);
    expect(logged).toContain('"count":1,"retentionDays":730,"msg":"deleted delivered messages');
  });

  it('deletes expired claims, and only those', async () => {
    const now = Date.now();
    const { db } = database;
    await storeMessage(database, { ...exampleMessage, company: 'Earlier' }, now - 10 * minute);
    const { id } = await storeMessage(database, exampleMessage, now - 9 * minute);
    await claimConfirmation(db, 'earlier@x.example', 'first', now - day);
    await claimConfirmation(db, 'lately@x.example', 'second', now - day + minute);

    await runOnce();
    const claims = await db.selectFrom('claims').select('holder').orderBy('key').execute();
    expect(claims).toEqual([{ holder: 'confirmation of second' }, { holder: id }]);
    expect(await remaining()).toHaveLength(2);
    expect(logged).toBe('');
  });

  it('is repeated while the server runs', async () => {
    const stop = await start(10);
    const { db } = database;
    await claimConfirmation(db, 'earlier@x.example', 'first', Date.now() - day);
    while ((await db.selectFrom('claims').selectAll().execute()).length > 0) await new Promise(setImmediate);
    stop();
  });
});
