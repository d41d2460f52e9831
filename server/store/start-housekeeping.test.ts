import { randomBytes } from 'node:crypto';
import { createLog } from '../running/create-log.ts';
import { outboxIdOf } from '../testing/claim-all.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { databaseKinds, freshDatabases } from '../testing/test-databases.ts';
import { recordSent } from './claim-delivery.ts';
import type { Database } from './database.ts';
import { listMessages } from './list-messages.ts';
import { prepareOnce } from './prepare-database.ts';
import { startHousekeeping } from './start-housekeeping.ts';
import { storeMessage } from './store-message.ts';

const day = 24 * 60 * 60_000;

describe.each(databaseKinds)('housekeeping in %s', (kind) => {
  const fresh = freshDatabases(kind);
  let logged: string;

  beforeEach(() => {
    logged = '';
  });

  const open = (...keys: Buffer[]) => fresh.open({ keys });
  const runOnce = async (database: Database) => {
    const log = createLog('debug', {
      write: (line) => {
        logged += line;
      },
    });
    const stop = await startHousekeeping({
      database,
      prepare: prepareOnce(database),
      retentionDays: 730,
      log,
    });
    stop();
  };
  const companies = async (database: Database) =>
    (await listMessages(database, 0)).map(({ fields }) => fields.company).sort();
  const store = async (database: Database, company: string, receivedAt = Date.now()) => {
    const { id } = await storeMessage(database, { ...exampleMessage, company }, receivedAt);
    return outboxIdOf(database, id);
  };

  it('deletes delivered messages past their retention and logs the count', async () => {
    const database = await open();
    const [old, young] = [Date.now() - 730 * day - 1, Date.now() - 729 * day];
    await recordSent(database, await store(database, 'Old', old), old);
    await recordSent(database, await store(database, 'Young', young), young);

    await runOnce(database);
    expect(await companies(database)).toEqual(['Young']);
    expect(logged).toContain('"count":1,"retentionDays":730,"msg":"deleted delivered messages');
  });

  it('keeps undelivered messages and logs them', async () => {
    const database = await open();
    await store(database, 'Waiting', 0);

    await runOnce(database);
    expect(await companies(database)).toEqual(['Waiting']);
    expect(logged).toContain('"count":1,"retentionDays":730,"msg":"old messages are kept because');
  });

  it('logs nothing about recent plain text messages', async () => {
    const database = await open();
    await store(database, 'Young');
    await runOnce(database);
    expect(logged).toBe('');
  });

  it('logs missing keys and counts messages not encrypted with the first key', async () => {
    const [lost, former, current] = [randomBytes(32), randomBytes(32), randomBytes(32)];
    await store(await open(), 'Plain');
    const lostKey = await open(lost);
    await store(lostKey, 'Lost');
    await store(await open(former), 'Former');
    await store(await open(current), 'Current');

    await runOnce(await open(current, former));
    expect(logged).toContain(`"key":"${lostKey.cipher.keyId}","count":1,"msg":"messages cannot be read`);
    expect(logged).toContain('"count":3,"msg":"messages are not encrypted with the first of MESSAGE_KEYS');
  });
});
