import type { Logger } from 'pino';
import type { Words } from '../content/read-words.ts';
import { errorCode } from '../running/error-code.ts';
import type { Settings } from '../running/read-environment.ts';
import type { Database } from '../store/database.ts';
import type { Channel, OutboxRow } from '../store/outbox.ts';
import type { StoredMessage } from '../store/stored-message.ts';
import { monitorChannels } from './channel-health.ts';
import { composeConfirmation, composeMail } from './compose-mail.ts';
import { createDeliverer, type Outcome } from './create-deliverer.ts';
import { recipientsFor } from './destinations-for.ts';
import { openMailer } from './open-mailer.ts';
import { messageEvent, openWebhook } from './open-webhook.ts';
import { createAlarm } from './send-alarms.ts';

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

  /** The settings may have changed since the message was stored. */
  function newRecipients(message: StoredMessage, { channel, recipient }: OutboxRow) {
    if (channel !== 'mail' || !smtp) return undefined;
    const recipients = recipientsFor(smtp, message.fields.service);
    return recipients.includes(recipient) ? undefined : recipients;
  }

  const deliverNext = createDeliverer({
    database,
    newRecipients,
    send,
    now,
    log,
    onAttempt: (channel, outcome, code) => {
      onAttempt(channel, outcome);
      health.record(channel === 'webhook' ? 'webhook' : 'mail', outcome === 'unreachable' ? code : undefined);
    },
    onGivenUp: () => {
      raiseAlarms().catch((err: unknown) => log.warn({ err }, 'could not look for overdue deliveries'));
    },
  });
  const queues: Queue[] = [];
  // Larger mail hosts refuse more connections from one sender.
  if (mailer) queues.push({ channels: ['mail', 'confirmation'], concurrency: 4 });
  if (webhook) queues.push({ channels: ['webhook'], concurrency: 3 });

  return {
    queues,
    deliverNext,
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
