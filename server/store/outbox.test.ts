import { claimAll, outboxIdOf } from '../testing/claim-all.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { databaseKinds, freshDatabases } from '../testing/test-databases.ts';
import type { Database } from './database.ts';
import { listMessages } from './list-messages.ts';
import { claimDue, recordFailure, recordSent, retryMessage } from './outbox.ts';
import { outboxFigures } from './outbox-figures.ts';
import { type DeliveryPlan, storeMessage } from './store-message.ts';

const now = Date.parse('2026-03-02T15:00:00Z');
const minute = 60_000;
const hour = 60 * minute;

describe.each(databaseKinds)('the outbox on %s', (kind) => {
  const { open, connect } = freshDatabases(kind);
  let database: Database;

  beforeEach(async () => {
    database = await open();
  });

  const store = async (company: string, plan?: DeliveryPlan) =>
    (await storeMessage(database, { ...exampleMessage, company }, now, {}, plan)).id;
  const failure = { last_error: 'mail server away', error_code: 'ESOCKET' };
  const fail = async (messageId: string, nextAttemptAt: number | undefined) =>
    recordFailure(database, await outboxIdOf(database, messageId), failure, nextAttemptAt);
  const twoRecipients: DeliveryPlan = {
    destinations: ['a@x.example', 'b@x.example'].map((recipient) => ({ channel: 'mail', recipient })),
    confirm: true,
  };

  it('gives each due delivery to one server only, and to another when the lease of two minutes has expired', async () => {
    const other = connect();
    for (let number = 0; number < 12; number++) await store(`${number}`);
    const claims = await Promise.all([database, other, database, other].map((one) => claimAll(one, now)));
    const ids = claims.flat().map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([12, 12]);

    expect(await claimAll(other, now + 2 * minute - 1)).toEqual([]);
    const again = await claimAll(other, now + 2 * minute);
    expect(again).toHaveLength(12);
    expect(new Set(again.map(({ attempts }) => attempts))).toEqual(new Set([2]));
  });

  it('claims what is waiting and due, on the channels asked for', async () => {
    const [sent, later, givenUp, waiting] = [
      await store('sent'),
      await store('later'),
      await store('given up'),
      await store('waiting'),
    ];
    await recordSent(database, await outboxIdOf(database, sent), now);
    await fail(later, now + minute);
    await fail(givenUp, undefined);
    expect(await claimDue(database, ['webhook'], now)).toBeUndefined();
    expect((await claimAll(database, now)).map((row) => row.message_id)).toEqual([waiting]);
    expect((await claimAll(database, now + minute)).map((row) => row.message_id)).toEqual([later]);
    expect(await listMessages(database, 0)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: sent, state: 'sent', sentAt: now, lastError: undefined }),
        expect.objectContaining({ id: givenUp, state: 'failed', lastError: 'mail server away' }),
      ]),
    );

    expect(await outboxFigures(database)).toEqual({
      waiting: 2,
      failed: 1,
      held: 0,
      oldestCreatedAt: now,
    });
  });

  it('delays nothing by more than an hour when the clock is set back', async () => {
    const id = await store('failed');
    await store('claimed');
    await claimAll(database, now);
    await fail(id, now + hour);
    // The clocks of servers differ a little.
    expect(await claimAll(database, now - minute)).toEqual([]);
    expect(await claimAll(database, now - minute - 1)).toEqual([expect.objectContaining({ message_id: id })]);
    await fail(id, now + hour);
    expect(await claimAll(database, now - 365 * 24 * hour)).toHaveLength(2);
  });

  it('retries the destinations that have not received a message, or all if all have, and confirms once', async () => {
    const id = await store('two', twoRecipients);
    const due = await claimAll(database, now);
    expect(due.map(({ channel }) => channel).sort()).toEqual(['confirmation', 'mail', 'mail']);
    expect(await outboxFigures(database)).toMatchObject({ waiting: 1 });
    for (const { id: row, recipient } of due)
      if (recipient === 'b@x.example') await recordFailure(database, row, failure);
      else await recordSent(database, row, now);

    const retried = async () => {
      expect(await retryMessage(database, id, now + minute)).toBe(true);
      return (await claimAll(database, now + minute)).map(({ recipient }) => recipient).sort();
    };
    expect(await retried()).toEqual(['b@x.example']);
    // In progress: a second retry does not send it twice.
    expect(await retried()).toEqual([]);
    for (const { id: row } of due) await recordSent(database, row, now);
    expect(await retried()).toEqual(['a@x.example', 'b@x.example']);
    expect(await retryMessage(database, 'nobody', now)).toBe(false);
  });
});
