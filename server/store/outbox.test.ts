import { claimAll, outboxIdOf } from '../testing/claim-all.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { databaseKinds, freshDatabases } from '../testing/test-databases.ts';
import { claimDue, recordFailure, recordSent } from './claim-delivery.ts';
import type { Database } from './database.ts';
import { listMessages } from './list-messages.ts';
import { retryMessage } from './outbox.ts';
import { outboxFigures } from './outbox-figures.ts';
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
  /** A second connection on PostgreSQL; SQLite has a single one. */
  const secondServer = () => (kind === 'sqlite' ? database : connect());

  it('gives each due delivery to one server only', async () => {
    const other = secondServer();
    for (let number = 0; number < 20; number++) await store({ company: `${number}` });

    const claims = await Promise.all(
      Array.from({ length: 10 }, (_, index) => claimAll(index % 2 ? database : other, now)),
    );

    const ids = claims.flat().map(({ id }) => id);
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
  });

  it('gives a delivery to another server when its lease has expired', async () => {
    await store();
    await claimAll(database, now);

    expect(await claimAll(database, now + 2 * minute - 1)).toEqual([]);
    expect(await claimAll(database, now + 2 * minute)).toEqual([expect.objectContaining({ attempts: 2 })]);
  });

  it('frees leases at a restart on SQLite only', async () => {
    await store();
    await claimAll(database, now);
    await database.close();
    database = connect();

    expect(await claimAll(database, now)).toHaveLength(kind === 'sqlite' ? 1 : 0);
  });

  it('does not claim a sent message', async () => {
    const { id } = await store();
    await claimAll(database, now);
    await recordSent(database, await outboxIdOf(database, id), now);

    expect(await claimAll(database, now + hour)).toEqual([]);
    expect(await all()).toEqual([expect.objectContaining({ state: 'sent', sentAt: now })]);
  });

  it('claims a failed delivery when its next attempt is due', async () => {
    const { id } = await store();
    await claimAll(database, now);
    await fail(id, now + minute);

    expect(await claimAll(database, now + minute - 1)).toEqual([]);
    expect(await claimAll(database, now + minute)).toHaveLength(1);
    expect(await all()).toEqual([expect.objectContaining({ lastError: 'mail server away' })]);
  });

  it('does not claim a given up delivery until it is retried', async () => {
    const { id } = await store();
    await fail(id, undefined);
    expect(await claimAll(database, now + minute)).toEqual([]);

    expect(await retryMessage(database, id, now + minute)).toBe(true);
    expect(await claimAll(database, now + minute)).toEqual([
      expect.objectContaining({ message_id: id, attempts: 1 }),
    ]);
    expect(await retryMessage(database, 'nobody', now)).toBe(false);
  });

  it('retries unsent destinations, or all if all are sent', async () => {
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

  it('does not claim a delivery in progress when it is retried', async () => {
    const { id } = await store();
    await claimAll(database, now);
    await retryMessage(database, id, now);
    expect(await claimAll(database, now)).toEqual([]);
  });

  it('counts undelivered messages and finds the oldest', async () => {
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

  it('counts a message with several waiting deliveries once', async () => {
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

  it('claims nothing in flight and nothing for a full destination', async () => {
    const to = (recipient: string): DeliveryPlan => ({
      destinations: [{ channel: 'mail', recipient }],
      confirm: false,
    });
    const busy = await store({}, now, to('busy@x.example'));
    const full = await store({ company: 'Full' }, now + 1, to('full@x.example'));
    const free = await store({ company: 'Free' }, now + 2, to('free@x.example'));
    const claim = {
      channels: ['mail'] as const,
      inFlightIds: [await outboxIdOf(database, busy.id)],
      fullDestinations: [{ channel: 'mail', recipient: 'full@x.example' }] as const,
    };

    expect(await claimDue(database, claim, now + 2)).toMatchObject({ message_id: free.id });
    expect(await claimDue(database, claim, now + 2)).toBeUndefined();
    expect(await claimDue(database, { channels: ['webhook'] }, now + 2)).toBeUndefined();
    expect((await claimAll(database, now + 2)).map((due) => due.message_id)).toEqual([busy.id, full.id]);
  });

  it.each([hour, day, 365 * day])(
    'claims waiting deliveries after the clock was set back by %i ms',
    async (by) => {
      const { id } = await store();
      await store({ company: 'failed before' });
      await claimAll(database, now);
      await fail(id, now + hour);
      const { id: newId } = await store({ company: 'new' });

      const due = await claimAll(database, now - by);
      expect(due.map(({ message_id }) => message_id)).toEqual(expect.arrayContaining([id, newId]));
      // A clock that was ahead granted the third one's lease, so the lease no longer counts.
      expect(due).toHaveLength(3);
    },
  );

  it('tolerates a server whose clock is slightly ahead', async () => {
    const { id } = await store();
    await claimAll(database, now);
    await fail(id, now + hour);

    expect(await claimAll(database, now - minute)).toEqual([]);
  });
});
