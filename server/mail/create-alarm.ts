import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { errorCode } from '../running/error-code.ts';
import type { Settings } from '../running/read-environment.ts';
import type { Database } from '../store/database.ts';
import { findOverdue, type OutboxRow, recordAlarmed } from '../store/outbox.ts';
import type { Words } from '../words/read-words.ts';
import { composeAlarm } from './compose-mail.ts';
import type { Mailer } from './open-mailer.ts';
import { alarmEvent, type Webhook } from './open-webhook.ts';

type Options = {
  database: Database;
  settings: Settings['alarm'];
  /** In order of preference. */
  mailers: readonly Mailer[];
  webhook: Webhook | undefined;
  words: Words['mail'];
  /** In milliseconds since 1970. */
  now(): number;
  deadline(): AbortSignal;
  log: Logger;
};

type Route = {
  name: 'mail' | 'webhook';
  send(overdue: readonly OutboxRow[]): Promise<void>;
};

/** Between two alarms, in milliseconds: an outage causes one alarm, not one per message. */
const minInterval = 15 * 60_000;

/**
 * @returns a function that reports failed and overdue deliveries, each once, to the log and all alarm recipients. While
 * no recipient can be reached, each call tries again. It throws the database's error.
 */
export function createAlarm(options: Options): () => Promise<void> {
  const { database, settings, now, log } = options;
  const routes = alarmRoutes(options);
  const loggedIds = new Set<string>();
  let lastSentAt = Number.NEGATIVE_INFINITY;
  let hasFailed = false;

  /** @returns whether at least one route succeeded */
  async function send(overdue: readonly OutboxRow[]): Promise<boolean> {
    const results = await Promise.allSettled(routes.map((route) => route.send(overdue)));
    const isSent = results.some(({ status }) => status === 'fulfilled');
    if (!isSent && !hasFailed) {
      const codes = results.map((result) => result.status === 'rejected' && errorCode(result.reason));
      log.error({ routes: routes.map(({ name }) => name), codes }, 'could not send an alarm');
    }
    return isSent;
  }

  async function reportOverdue(): Promise<void> {
    const overdue = await findOverdue(database, now() - settings.after);
    const unlogged = overdue.filter(({ id }) => !loggedIds.has(id));
    for (const { id } of unlogged) loggedIds.add(id);
    if (unlogged.length > 0) {
      const messages = [...new Set(unlogged.map(({ message_id }) => message_id))];
      const codes = [...new Set(unlogged.map(({ error_code }) => error_code))];
      log.error({ count: messages.length, messages, codes }, 'messages are not delivered');
    }
    const sinceLast = now() - lastSentAt;
    if (overdue.length === 0 || (sinceLast >= 0 && sinceLast < minInterval)) return;
    if (routes.length > 0) {
      hasFailed = !(await send(overdue));
      if (hasFailed) return;
      lastSentAt = now();
    }
    const ids = overdue.map(({ id }) => id);
    await recordAlarmed(database, ids, now());
    for (const id of ids) loggedIds.delete(id);
  }

  let reporting: Promise<void> | undefined;
  // Concurrent calls share one report, so that deliveries given up together cause one alarm.
  return () => {
    reporting ??= reportOverdue().finally(() => {
      reporting = undefined;
    });
    return reporting;
  };
}

function alarmRoutes({ settings, mailers, webhook, words, deadline, log }: Options): Route[] {
  const routes: Route[] = [];
  if (settings.mail) {
    const { from, to } = settings.mail;
    const sendTo = async (recipient: string, overdue: readonly OutboxRow[]) => {
      const mail = composeAlarm(overdue, words, from, recipient);
      let lastError: unknown;
      for (const mailer of mailers) {
        try {
          return await mailer.send(mail, deadline());
        } catch (error) {
          lastError = error;
        }
      }
      throw lastError;
    };
    routes.push({
      name: 'mail',
      // One mail per recipient: a refused address neither blocks the rest nor makes them get the alarm again.
      send: async (overdue) => {
        const results = await Promise.allSettled(to.map((recipient) => sendTo(recipient, overdue)));
        const failed = results.filter((result) => result.status === 'rejected');
        if (failed.length === to.length) throw failed[0]?.reason;
        const codes = failed.map(({ reason }) => errorCode(reason));
        if (codes.length > 0) log.error({ codes }, 'an alarm did not reach all its recipients');
      },
    });
  }
  if (webhook)
    routes.push({
      name: 'webhook',
      send: (overdue) => webhook.post(randomUUID(), alarmEvent(overdue), deadline()),
    });
  return routes;
}
