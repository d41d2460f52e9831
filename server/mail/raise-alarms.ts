import type { Logger } from 'pino';
import { errorCode } from '../running/error-code.ts';
import type { Database } from '../store/database.ts';
import type { DueDelivery } from '../store/outbox.ts';
import { findOverdue, recordAlarmed } from '../store/overdue-deliveries.ts';
import type { AlarmRoute } from './alarm-routes.ts';

type Options = {
  database: Database;
  routes: readonly AlarmRoute[];
  /** How long a delivery may take, in milliseconds, before somebody is told. */
  after: number;
  now(): number;
  log: Logger;
};

/** Between two alarms, in milliseconds: one hears of an outage, not of each message in it. */
const pause = 15 * 60_000;

/**
 * @returns a function that tells of deliveries that were given up or take too long: once each, in the log and by every
 * route. When no route works, as when the only one is what fails, they are tried again at the next call. It throws what
 * the database said.
 */
export function createAlarm({ database, routes, after, now, log }: Options): () => Promise<void> {
  const logged = new Set<string>();
  let lastSent = Number.NEGATIVE_INFINITY;
  let isUnheard = false;

  /** @returns whether at least one route works. */
  async function tell(overdue: readonly DueDelivery[]): Promise<boolean> {
    const results = await Promise.allSettled(routes.map((route) => route.send(overdue)));
    const isHeard = results.some(({ status }) => status === 'fulfilled');
    if (!isHeard && !isUnheard) {
      const codes = results.map((result) => result.status === 'rejected' && errorCode(result.reason));
      log.error({ routes: routes.map(({ name }) => name), codes }, 'could not send an alarm');
    }
    return isHeard;
  }

  async function look(): Promise<void> {
    const overdue = await findOverdue(database, now() - after);
    const unlogged = overdue.filter(({ id }) => !logged.has(id));
    for (const { id } of unlogged) logged.add(id);
    if (unlogged.length > 0) {
      const messages = [...new Set(unlogged.map(({ message_id }) => message_id))];
      const codes = [...new Set(unlogged.map(({ error_code }) => error_code))];
      log.error({ count: messages.length, messages, codes }, 'messages are not delivered');
    }
    const sinceLast = now() - lastSent;
    if (overdue.length === 0 || (sinceLast >= 0 && sinceLast < pause)) return;
    if (routes.length > 0) {
      isUnheard = !(await tell(overdue));
      if (isUnheard) return;
      lastSent = now();
    }
    const ids = overdue.map(({ id }) => id);
    await recordAlarmed(database, ids, now());
    for (const id of ids) logged.delete(id);
  }

  let looking: Promise<void> | undefined;
  // Deliveries that are given up together ask together: the first alarm tells of them.
  return () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
}
