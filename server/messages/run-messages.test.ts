import { openDatabase } from '../store/open-database.ts';
import { recordFailure } from '../store/outbox.ts';
import { migrate } from '../store/prepare-database.ts';
import { storeMessage } from '../store/store-message.ts';
import { outboxIdOf } from '../testing/claim-all.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { databaseKinds, testDatabases } from '../testing/test-databases.ts';
import { runMessages } from './run-messages.ts';

const now = Date.parse('2026-03-02T15:00:00Z');
const day = 86_400_000;

describe.each(databaseKinds)('npm run messages on %s', (kind) => {
  let databases: Awaited<ReturnType<typeof testDatabases>>;
  let url: string;
  let failedId: string;

  beforeAll(async () => {
    databases = await testDatabases(kind);
  });
  afterAll(() => databases.stop());
  beforeEach(async () => {
    url = await databases.make();
    const database = openDatabase(url);
    await migrate(database.db);
    const failed = await storeMessage(database, { ...exampleMessage, company: '=1+1' }, now - 8 * day);
    failedId = failed.id;
    const failure = { reason: 'Refused: "no"', code: 'EENVELOPE 550', refusals: 3, nextAttemptAt: undefined };
    await recordFailure(database, await outboxIdOf(database, failedId), failure, now - 8 * day);
    await storeMessage(database, { ...exampleMessage, company: 'New' }, now - day);
    await database.close();
  });

  const run = (...args: string[]) => runMessages(args, url, now);
  const list = async (...args: string[]) => JSON.parse(await run('--json', ...args));

  it('lists messages newest first, with the state of their delivery', async () => {
    const text = await run();
    expect(text.indexOf('New')).toBeLessThan(text.indexOf('=1+1'));
    expect(text).toContain('received     2026-03-01T15:00:00.000Z\n');
    expect(text).toContain('delivery     waiting\n');
    expect(text).toContain('delivery     failed\n');
    expect(text).toContain(
      'message      Our till cannot reach the bank since this morning.\n\n             Who can look at it? 🥐\n',
    );
  });

  it('lists them as JSON', async () => {
    expect(await list()).toEqual([
      expect.objectContaining({ ...exampleMessage, company: 'New', delivery: 'waiting', lastError: '' }),
      expect.objectContaining({ id: failedId, delivery: 'failed', lastError: 'Refused: "no"' }),
    ]);
  });

  it('lists them as CSV that no spreadsheet runs', async () => {
    const csv = await run('--csv');
    expect(csv.split('\r\n')[0]).toBe(
      'id,received,language,firstName,lastName,email,phone,company,service,message,delivery,attempts,sent,nextAttempt,lastError,unreadable,spamScore,spamReasons',
    );
    expect(csv).toContain(",'=1+1,");
    expect(csv).toContain('"Refused: ""no"""');
    expect(csv).toContain('"Our till cannot reach the bank since this morning.\n\nWho can look at it? 🥐"');
  });

  it('lists those of the last days only', async () => {
    expect(await list('--since', '7d')).toHaveLength(1);
    expect(await list('--since', '9d')).toHaveLength(2);
  });

  it('puts a failed message back into the outbox', async () => {
    await run('--retry', failedId);
    const messages: { id: string; delivery: string }[] = await list();
    expect(messages.find(({ id }) => id === failedId)?.delivery).toBe('waiting');
  });

  it('deletes a message', async () => {
    await run('--delete', failedId);
    expect(await list()).toEqual([expect.objectContaining({ company: 'New' })]);
  });

  it('says so when there is no such message, no such age or nothing at all', async () => {
    await expect(run('--delete', 'nobody')).rejects.toThrow('No message has the id nobody.');
    await expect(run('--retry', 'nobody')).rejects.toThrow('No message has the id nobody.');
    await expect(run('--since', 'yesterday')).rejects.toThrow('"yesterday" is no age');
    await expect(run('--sinze', '7d')).rejects.toThrow('--sinze');
    expect(await run('--since', '1m')).toBe('No messages.\n');
  });
});
