import type { Logger } from 'pino';
import type { Words } from '../content/read-words.ts';
import { errorCode } from '../process/error-code.ts';
import type { Settings } from '../process/read-environment.ts';
import type { Database } from '../store/database.ts';
import {
  type Channel,
  claimDue,
  maxDelay,
  type OutboxRow,
  readdress,
  recordFailure,
  recordSent,
} from '../store/outbox.ts';
import { findMessage, type StoredMessage } from '../store/stored-message.ts';
import { monitorChannels } from './channel-health.ts';
import { composeConfirmation, composeMail } from './compose-mail.ts';
import { DeliveryError, type FailureKind } from './delivery-error.ts';
import { recipientsFor } from './destinations-for.ts';
import { openMailer } from './open-mailer.ts';
import { messageEvent, openWebhook } from './open-webhook.ts';
import { createAlarm } from './send-alarms.ts';

export type Outcome = 'sent' | FailureKind;

export type WorkerOptions = {
  settings: Pick<Settings, 'smtp' | 'webhook' | 'alarm'>;
  database: Database;
  words: Words;
  log: Logger;
  /** In milliseconds since 1970. */
  now(): number;
  /** Returns a signal that aborts one exchange with a mail server or the webhook when it takes too long. */
  deadline(): AbortSignal;
  /** Called after each attempt to deliver a message. */
  onAttempt(channel: Channel, outcome: Outcome): void;
};

/** Channels that share a receiver, and how many deliveries it gets at a time. One that hangs delays no other queue. */
export type Queue = { channels: readonly Channel[]; concurrency: number };

const hour = 60 * 60_000;

/**
 * A refusal ends the attempts after `maxRefused`, anything else after `giveUpAfter` milliseconds. A confirmation is of no
 * use after a day, and refused when the visitor mistyped the address.
 */
const limits: Readonly<Record<Channel, { maxRefused: number; giveUpAfter: number }>> = {
  mail: { maxRefused: 3, giveUpAfter: 7 * 24 * hour },
  webhook: { maxRefused: 3, giveUpAfter: 7 * 24 * hour },
  confirmation: { maxRefused: 1, giveUpAfter: 24 * hour },
};

/** Gives a message some hours even after the server was off for seven days. */
const minAttempts = 10;

const firstDelay = 30_000;

/** Creates the parts of the mail worker; `startMailWorker` runs them. */
export function createMailWorker(options: WorkerOptions) {
  const { settings, database, words, log, now, deadline, onAttempt } = options;
  const { smtp } = settings;
  const mailer = smtp && openMailer(smtp.url);
  const webhook = settings.webhook && openWebhook(settings.webhook.url, settings.webhook.secret, now);
  const health = monitorChannels(
    [...(mailer ? ['mail' as const] : []), ...(webhook ? ['webhook' as const] : [])],
    log,
  );
  const raiseAlarms = createAlarm({ database, settings, webhook, words: words.mail, now, deadline, log });
  /** By row id: sent, but not recorded yet. */
  const sentAt = new Map<string, number>();

  async function send(message: StoredMessage, { channel, recipient }: OutboxRow): Promise<void> {
    if (channel === 'webhook') {
      await webhook?.post(message.id, messageEvent(message), deadline());
    } else if (mailer && smtp) {
      const mail =
        channel === 'mail'
          ? composeMail(message, words, smtp.from, recipient)
          : composeConfirmation(message, words, smtp.from);
      await mailer.send(mail, deadline());
    }
  }

  function recordAttempt(channel: Channel, outcome: Outcome, code?: string): void {
    onAttempt(channel, outcome);
    health.record(channel === 'webhook' ? 'webhook' : 'mail', outcome === 'unreachable' ? code : undefined);
  }

  /** Records what was sent while the database was down, so that it is not sent again. */
  async function recordPending(): Promise<void> {
    for (const [id, time] of sentAt) {
      await recordSent(database, id, time);
      sentAt.delete(id);
    }
  }

  async function handleFailure(row: OutboxRow, error: unknown): Promise<void> {
    const { id, message_id: message, channel, attempts, queued_at: queuedAt } = row;
    const { maxRefused, giveUpAfter } = limits[channel];
    const kind = error instanceof DeliveryError ? error.kind : 'deferred';
    const code = errorCode(error);
    recordAttempt(channel, kind, code);
    // 30 s, 1 min, 2 min … 1 h.
    const next = now() + Math.min(firstDelay * 2 ** (attempts - 1), maxDelay);
    const isExpired = next > queuedAt + giveUpAfter && attempts >= minAttempts;
    const isLast = isExpired || (kind === 'refused' && attempts >= maxRefused);
    const nextAttemptAt = isLast ? undefined : next;
    await recordFailure(database, id, { reason: String(error), code, nextAttemptAt });
    // The error message may name people: it is stored and never logged.
    const report = { message, channel, attempts, kind, code };
    if (!isLast) log.warn(report, 'could not deliver a message yet');
    else if (channel === 'confirmation') log.warn(report, 'gave up confirming a message');
    else {
      log.error(report, 'gave up delivering a message: see "npm run messages"');
      raiseAlarms().catch((err: unknown) => log.warn({ err }, 'could not look for overdue deliveries'));
    }
  }

  async function deliver(row: OutboxRow): Promise<void> {
    const { id, message_id, channel, recipient, attempts } = row;
    try {
      const message = await findMessage(database, message_id);
      // Deleted after the claim.
      if (!message) return;
      if (channel === 'mail' && smtp) {
        const recipients = recipientsFor(smtp, message.fields.service);
        // The settings have changed since the message was stored.
        if (!recipients.includes(recipient)) return await readdress(database, row, recipients, now());
      }
      await send(message, row);
    } catch (error) {
      return handleFailure(row, error);
    }
    recordAttempt(channel, 'sent');
    sentAt.set(id, now());
    await recordPending();
    log.info({ message: message_id, channel, attempts }, 'delivered a message');
  }

  const queues: Queue[] = [];
  // Larger mail hosts refuse more connections from one sender.
  if (mailer) queues.push({ channels: ['mail', 'confirmation'], concurrency: 4 });
  if (webhook) queues.push({ channels: ['webhook'], concurrency: 3 });

  return {
    queues,
    /**
     * Claims the next due delivery on these channels and makes one attempt. Resolves to whether there was one; throws
     * database errors only.
     */
    deliverNext: async (channels: readonly Channel[]): Promise<boolean> => {
      await recordPending();
      const row = await claimDue(database, channels, now());
      if (row) await deliver(row);
      return row !== undefined;
    },
    /** Tries to log in at the mail server and records the outcome in `health`. Never rejects. */
    verifyMail: async () => {
      await mailer?.verify(deadline()).then(
        () => health.record('mail'),
        (error: unknown) => health.record('mail', errorCode(error)),
      );
    },
    raiseAlarms,
    health: health.read,
  };
}
