import { claimAll, outboxIdOf } from '../testing/claim-all.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { databaseKinds, freshDatabases } from '../testing/test-databases.ts';
import { recordFailure, recordSent } from './claim-delivery.ts';
import type { Database } from './database.ts';
import { countUndelivered, deleteExpired } from './delete-messages.ts';
import { listMessages } from './list-messages.ts';
import { storeMessage } from './store-message.ts';

const now = Date.parse('2026-03-02T15:00:00Z');
const day = 24 * 60 * 60_000;
const before = now - 730 * day;

describe.each(databaseKinds)('messages in %s past their retention', (kind) => {
  const { open } = freshDatabases(kind);
  let database: Database;

  beforeEach(async () => {
    database = await open();
  });

  const store = async (company: string, receivedAt: number, isHeld = false) => {
    const { id } = await storeMessage(database, { ...exampleMessage, company }, receivedAt, { isHeld });
    return outboxIdOf(database, id);
  };
  const remaining = async () => (await listMessages(database, 0)).map(({ fields }) => fields.company);

  it('are deleted with their outbox rows once they were delivered long enough ago', async () => {
    await recordSent(database, await store('Old', before - 1), before - 1);
    await recordSent(database, await store('Young', before), before);

    expect(await deleteExpired(database, before)).toBe(1);
    expect(await remaining()).toEqual(['Young']);
    expect(await database.db.selectFrom('outbox').select('id').execute()).toHaveLength(1);
    expect(await deleteExpired(database, before)).toBe(0);
  });

  it('are kept and counted until they are delivered', async () => {
    const failure = { reason: 'no', code: 'EENVELOPE 550', refusals: 3, nextAttemptAt: undefined };
    await recordFailure(database, await store('Failed', 0), failure, 0);
    await store('Waiting', 0);
    await store('Held', 0, true);
    await recordSent(database, await store('Sent lately', 0), before);

    expect(await deleteExpired(database, before)).toBe(0);
    expect((await remaining()).sort()).toEqual(['Failed', 'Held', 'Sent lately', 'Waiting']);
    expect(await countUndelivered(database, before)).toBe(3);
    expect(await countUndelivered(database, 0)).toBe(0);
  });

  it('are kept until every destination has received them, confirmations aside', async () => {
    const destinations = ['sales', 'office'].map((name) => ({
      channel: 'mail' as const,
      recipient: `${name}@tamarackit.example`,
    }));
    await storeMessage(database, exampleMessage, 0, {}, { destinations, confirm: true });
    const [first, second] = (await claimAll(database, 0)).filter(({ channel }) => channel === 'mail');
    await recordSent(database, first?.id ?? '', 0);
    expect(await deleteExpired(database, before)).toBe(0);

    await recordSent(database, second?.id ?? '', 0);
    expect(await deleteExpired(database, before)).toBe(1);
    expect(await database.db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  it('are all deleted when they exceed one batch', async () => {
    for (let number = 0; number < 501; number++) await recordSent(database, await store(`${number}`, 0), 0);
    expect(await deleteExpired(database, before)).toBe(501);
    expect(await remaining()).toEqual([]);
  });
});
