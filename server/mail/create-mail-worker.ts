import type { Logger } from 'pino';
import type { Words } from '../content/read-words.ts';
import { errorCode } from '../process/error-code.ts';
import { recipientsFor, type Settings } from '../process/read-environment.ts';
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
import { composeConfirmation, composeMail } from './compose-mail.ts';
import { DeliveryError, type FailureKind } from './delivery-error.ts';
import { openMailer } from './open-mailer.ts';
import { messageEvent, openWebhook } from './open-webhook.ts';
import { createAlarm } from './send-alarms.ts';

export type WorkerOptions = {
  settings: Settings;
  database: Database;
  words: Words;
  log: Logger;
  /** In milliseconds since 1970. */
  now(): number;
  /** Returns a signal that aborts one exchange with a mail server or the webhook when it takes too long. */
  deadline(): AbortSignal;
  /** Called after each attempt to deliver a message. */
  onAttempt(channel: Channel, outcome: 'sent' | FailureKind): void;
};

/** For each receiver that is set up: `unknown` before the first attempt, then `ok` or the error code of the last one. */
export type ChannelHealth = { mail?: string; webhook?: string };

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
  const { SMTP_URL, CONTACT_FROM, WEBHOOK_URL, WEBHOOK_SECRET } = settings;
  const mailer = SMTP_URL ? openMailer(SMTP_URL) : undefined;
  const webhook = WEBHOOK_URL && WEBHOOK_SECRET ? openWebhook(WEBHOOK_URL, WEBHOOK_SECRET, now) : undefined;
  const health: ChannelHealth = {
    ...(mailer && { mail: 'unknown' }),
    ...(webhook && { webhook: 'unknown' }),
  };
  const raiseAlarms = createAlarm({ database, settings, webhook, words: words.mail, now, deadline, log });

  /** Records whether a receiver could be used. Logs changes. */
  function recordHealth(channel: keyof ChannelHealth, code = 'ok'): void {
    const before = health[channel];
    health[channel] = code;
    if (before === code) return;
    if (code !== 'ok') log.error({ channel, code }, 'a way to deliver messages cannot be used');
    else if (before !== 'unknown') log.info({ channel }, 'a way to deliver messages can be used again');
  }

  async function send(message: StoredMessage, { channel, recipient }: OutboxRow): Promise<void> {
    if (channel === 'webhook') return webhook?.post(message.id, messageEvent(message), deadline());
    const mail =
      channel === 'mail'
        ? composeMail(message, words, CONTACT_FROM, recipient)
        : composeConfirmation(message, words, CONTACT_FROM);
    await mailer?.send(mail, deadline());
  }

  function recordAttempt(channel: Channel, outcome: 'sent' | FailureKind, code?: string): void {
    onAttempt(channel, outcome);
    recordHealth(channel === 'webhook' ? 'webhook' : 'mail', outcome === 'unreachable' ? code : undefined);
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
    const failure = { last_error: String(error).slice(0, 500), error_code: code };
    await recordFailure(database, id, failure, isLast ? undefined : next);
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
      const recipients = recipientsFor(settings, message.fields.service);
      // The settings have changed since the message was stored.
      if (channel === 'mail' && !recipients.includes(recipient))
        return await readdress(database, row, recipients, now());
      await send(message, row);
    } catch (error) {
      return handleFailure(row, error);
    }
    recordAttempt(channel, 'sent');
    await recordSent(database, id, now());
    log.info({ message: message_id, channel, attempts }, 'delivered a message');
  }

  /**
   * The channels of each delivery that may run at a time. One receiver that hangs delays no other, and larger mail hosts
   * refuse more connections from one sender.
   */
  const lanes: (readonly Channel[])[] = [
    ...(mailer ? Array(4).fill(['mail', 'confirmation']) : []),
    ...(webhook ? Array(3).fill(['webhook']) : []),
  ];

  return {
    lanes,
    /**
     * Claims the next due delivery on these channels and makes one attempt. Resolves to whether there was one; throws
     * database errors only.
     */
    deliverNext: async (channels: readonly Channel[]): Promise<boolean> => {
      const row = await claimDue(database, channels, now());
      if (row) await deliver(row);
      return row !== undefined;
    },
    /** Tries to log in at the mail server and records the outcome in `health`. Never rejects. */
    verifyMail: async () => {
      await mailer?.verify().then(
        () => recordHealth('mail'),
        (error: unknown) => recordHealth('mail', errorCode(error)),
      );
    },
    raiseAlarms,
    health: (): ChannelHealth => ({ ...health }),
  };
}
