import { claimAll, outboxIdOf } from '../testing/claim-all.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { databaseKinds, freshDatabases } from '../testing/test-databases.ts';
import type { Database } from './database.ts';
import { listMessages } from './list-messages.ts';
import { claimDue, recordFailure, recordSent } from './outbox.ts';
import { outboxFigures } from './outbox-figures.ts';
import { retryMessage } from './requeue-message.ts';
import { type DeliveryPlan, storeMessage } from './store-message.ts';

const now = Date.parse('2026-03-02T15:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe.each(databaseKinds)('the outbox on %s', (kind) => {
  const { open, connect } = freshDatabases(kind);
  let database: Database;

  beforeEach(async () => {
    database = await open();
  });

  const store = (changes = {}, at = now, plan?: DeliveryPlan) =>
    storeMessage(database, { ...exampleMessage, ...changes }, at, {}, plan);
  const all = () => listMessages(database, 0);
  const fail = async (messageId: string, nextAttemptAt: number | undefined, at = now) => {
    const failure = { reason: 'mail server away', code: 'ESOCKET', refusals: 0, nextAttemptAt };
    await recordFailure(database, await outboxIdOf(database, messageId), failure, at);
  };
  /** Only PostgreSQL is shared; where there is one server, it is met twice. */
  const secondServer = () => (kind === 'sqlite' ? database : connect());

  it('hands each due delivery to one server only', async () => {
    const other = secondServer();
    for (let number = 0; number < 20; number++) await store({ company: `${number}` });

    const claims = await Promise.all(
      Array.from({ length: 10 }, (_, index) => claimAll(index % 2 ? database : other, now)),
    );

    const ids = claims.flat().map(({ id }) => id);
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
  });

  it('hands a delivery out again when the server that had it is gone for two minutes', async () => {
    await store();
    await claimAll(database, now);

    expect(await claimAll(database, now + 2 * minute - 1)).toEqual([]);
    expect(await claimAll(database, now + 2 * minute)).toEqual([expect.objectContaining({ attempts: 2 })]);
  });

  it('takes leases back at a new start where one server has the file for itself', async () => {
    await store();
    await claimAll(database, now);
    await database.close();
    database = connect();

    expect(await claimAll(database, now)).toHaveLength(kind === 'sqlite' ? 1 : 0);
  });

  it('leaves a sent message alone', async () => {
    const { id } = await store();
    await claimAll(database, now);
    await recordSent(database, await outboxIdOf(database, id), now);

    expect(await claimAll(database, now + hour)).toEqual([]);
    expect(await all()).toEqual([expect.objectContaining({ state: 'sent', sentAt: now })]);
  });

  it('hands out a message that failed when its next turn has come', async () => {
    const { id } = await store();
    await claimAll(database, now);
    await fail(id, now + minute);

    expect(await claimAll(database, now + minute - 1)).toEqual([]);
    expect(await claimAll(database, now + minute)).toHaveLength(1);
    expect(await all()).toEqual([expect.objectContaining({ lastError: 'mail server away' })]);
  });

  it('gives a message up without a next turn, until somebody retries it', async () => {
    const { id } = await store();
    await fail(id, undefined);
    expect(await claimAll(database, now + minute)).toEqual([]);

    expect(await retryMessage(database, id, now + minute)).toBe(true);
    expect(await claimAll(database, now + minute)).toEqual([
      expect.objectContaining({ message_id: id, attempts: 1 }),
    ]);
    expect(await retryMessage(database, 'nobody', now)).toBe(false);
  });

  it('retries the destinations that lack a message, and all of them when none does', async () => {
    const destinations = ['a@x.example', 'b@x.example'].map((recipient) => ({
      channel: 'mail' as const,
      recipient,
    }));
    const { id } = await store({}, now, { destinations, confirm: true });
    const due = await claimAll(database, now);
    const failure = { reason: 'no', code: 'EENVELOPE 550', refusals: 3, nextAttemptAt: undefined };
    for (const { id: place, recipient } of due) {
      if (recipient === 'b@x.example') await recordFailure(database, place, failure, now);
      else await recordSent(database, place, now);
    }

    const retried = async () => {
      await retryMessage(database, id, now);
      return (await claimAll(database, now)).map(({ recipient }) => recipient).sort();
    };
    expect(await retried()).toEqual(['b@x.example']);
    for (const { id: sent } of due) await recordSent(database, sent, now);
    expect(await retried()).toEqual(['a@x.example', 'b@x.example']);
  });

  it('sends nothing twice that is retried while it is being delivered', async () => {
    const { id } = await store();
    await claimAll(database, now);
    await retryMessage(database, id, now);
    expect(await claimAll(database, now)).toEqual([]);
  });

  it('counts what is not delivered and knows the oldest', async () => {
    expect(await outboxFigures(database)).toEqual({
      waiting: 0,
      failed: 0,
      held: 0,
      oldestCreatedAt: undefined,
      alarmed: 0,
      byChannel: [],
    });
    const sent = await store({ company: 'sent' }, now - 3 * minute);
    const failed = await store({ company: 'failed' }, now - 2 * minute);
    await store({ company: 'waiting' }, now - minute);
    await store({ company: 'waiting, too' }, now);
    await recordSent(database, await outboxIdOf(database, sent.id), now);
    await fail(failed.id, undefined);

    const figures = await outboxFigures(database);
    expect(figures).toMatchObject({ waiting: 2, failed: 1, held: 0, oldestCreatedAt: now - 2 * minute });
    expect(figures.byChannel).toEqual(
      expect.arrayContaining([
        { channel: 'mail', state: 'waiting', count: 2 },
        { channel: 'mail', state: 'failed', count: 1 },
      ]),
    );
  });

  it('counts a message once that waits for several destinations', async () => {
    const destinations = ['a@x.example', 'b@x.example'].map((recipient) => ({
      channel: 'mail' as const,
      recipient,
    }));
    await store({}, now, { destinations, confirm: false });

    expect(await outboxFigures(database)).toMatchObject({
      waiting: 1,
      byChannel: [{ channel: 'mail', state: 'waiting', count: 2 }],
    });
  });

  it('claims nothing for a destination that is full, and no delivery that is under way', async () => {
    const to = (recipient: string): DeliveryPlan => ({
      destinations: [{ channel: 'mail', recipient }],
      confirm: false,
    });
    const busy = await store({}, now, to('busy@x.example'));
    const full = await store({ company: 'Full' }, now + 1, to('full@x.example'));
    const free = await store({ company: 'Free' }, now + 2, to('free@x.example'));
    const claim = {
      channels: ['mail'] as const,
      busyIds: [await outboxIdOf(database, busy.id)],
      fullDestinations: [{ channel: 'mail', recipient: 'full@x.example' }] as const,
    };

    expect(await claimDue(database, claim, now + 2)).toMatchObject({ message_id: free.id });
    expect(await claimDue(database, claim, now + 2)).toBeUndefined();
    expect(await claimDue(database, { channels: ['webhook'] }, now + 2)).toBeUndefined();
    expect((await claimAll(database, now + 2)).map((due) => due.message_id)).toEqual([busy.id, full.id]);
  });

  it.each([hour, day, 365 * day])(
    'hands out what waits although the clock was set back by %i ms',
    async (by) => {
      const { id } = await store();
      await store({ company: 'failed before' });
      await claimAll(database, now);
      await fail(id, now + hour);
      const { id: newId } = await store({ company: 'new' });

      const due = await claimAll(database, now - by);
      expect(due.map(({ message_id }) => message_id)).toEqual(expect.arrayContaining([id, newId]));
      // The lease of the other one was given by a clock that was ahead: the server may be gone for long.
      expect(due).toHaveLength(3);
    },
  );

  it('keeps an appointment with a server whose clock is a little ahead', async () => {
    const { id } = await store();
    await claimAll(database, now);
    await fail(id, now + hour);

    expect(await claimAll(database, now - minute)).toEqual([]);
  });
});
