import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Words } from '../content/read-words.ts';
import { errorCode } from '../process/error-code.ts';
import type { Settings } from '../process/read-environment.ts';
import type { Database } from '../store/database.ts';
import { findOverdue, type OutboxRow, recordAlarmed } from '../store/outbox.ts';
import { composeAlarm } from './compose-mail.ts';
import { openMailer } from './open-mailer.ts';
import { alarmEvent, type Webhook } from './open-webhook.ts';

type Options = {
  database: Database;
  settings: Settings;
  webhook: Webhook | undefined;
  words: Words['mail'];
  /** In milliseconds since 1970. */
  now(): number;
  deadline(): AbortSignal;
  log: Logger;
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
  let lastAt = Number.NEGATIVE_INFINITY;
  let hasFailed = false;

  async function reportOverdue(): Promise<void> {
    const sinceLast = now() - lastAt;
    if (sinceLast >= 0 && sinceLast < minInterval) return;
    const overdue = await findOverdue(database, now() - settings.ALARM_AFTER_MINUTES * 60_000);
    if (overdue.length === 0) return;
    const messages = [...new Set(overdue.map(({ message_id }) => message_id))];
    const codes = [...new Set(overdue.map(({ error_code }) => error_code))];
    if (!hasFailed) log.error({ count: messages.length, messages, codes }, 'messages are not delivered');

    const results = await Promise.allSettled(routes.map((send) => send(overdue)));
    const failures = results.flatMap((result) =>
      result.status === 'rejected' ? [errorCode(result.reason)] : [],
    );
    if (failures.length > 0 && !hasFailed)
      log.error({ codes: failures }, 'an alarm did not reach all its recipients');
    hasFailed = failures.length > 0 && failures.length === routes.length;
    if (hasFailed) return;
    lastAt = now();
    await recordAlarmed(
      database,
      overdue.map(({ id }) => id),
      now(),
    );
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

type Route = (overdue: readonly OutboxRow[]) => Promise<void>;

/** One route per recipient: a refused address neither blocks the rest nor makes them get the alarm again. */
function alarmRoutes({ settings, webhook, words, deadline }: Options): Route[] {
  const { SMTP_URL, ALARM_SMTP_URL, ALARM_TO, CONTACT_FROM } = settings;
  // The regular mail server is the fallback: it may fail for some recipients only.
  const urls = [ALARM_SMTP_URL, SMTP_URL].filter((url) => url !== undefined);
  const mailers = urls.map(openMailer);
  const routes = ALARM_TO.map(
    (recipient): Route =>
      async (overdue) => {
        const mail = composeAlarm(overdue, words, CONTACT_FROM, recipient);
        const [first, ...others] = mailers.map((mailer) => () => mailer.send(mail, deadline()));
        await others.reduce((sending, next) => sending.catch(next), first?.() ?? Promise.resolve());
      },
  );
  if (webhook) routes.push((overdue) => webhook.post(randomUUID(), alarmEvent(overdue), deadline()));
  return routes;
}
