import type { Logger } from 'pino';
import { errorCode } from '../running/error-code.ts';
import type { Settings } from '../running/read-environment.ts';
import { claimDue } from '../store/claim-delivery.ts';
import type { Database } from '../store/database.ts';
import type { Channel, OutboxRow } from '../store/outbox.ts';
import type { StoredMessage } from '../store/stored-message.ts';
import type { Words } from '../words/read-words.ts';
import { monitorChannels } from './channel-health.ts';
import { composeConfirmation, composeMail } from './compose-mail.ts';
import { createAlarm } from './create-alarm.ts';
import { createDeliverer, type Outcome } from './create-deliverer.ts';
import { createDeliveryQueue } from './create-delivery-queue.ts';
import { recipientsFor } from './destinations-for.ts';
import { maxConnections, openMailer } from './open-mailer.ts';
import { messageEvent, openWebhook } from './open-webhook.ts';

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

/** Creates the parts of the mail worker; `startMailWorker` runs them. */
export function createMailWorker(options: WorkerOptions) {
  const { settings, database, words, log, now, deadline, onAttempt } = options;
  const { smtp } = settings;
  const mailer = smtp && openMailer(smtp.url);
  const webhook = settings.webhook && openWebhook(settings.webhook.url, settings.webhook.secret, now);
  // The regular mail server is the fallback: it may fail for some recipients only.
  const alarmUrls = [settings.alarm.mail?.url, smtp?.url].filter((url) => url !== undefined);
  const alarmMailers = settings.alarm.mail ? [...new Set(alarmUrls)].map(openMailer) : [];
  const health = monitorChannels(
    [...(mailer ? ['mail' as const] : []), ...(webhook ? ['webhook' as const] : [])],
    log,
  );
  const raiseAlarms = createAlarm({
    database,
    settings: settings.alarm,
    mailers: alarmMailers,
    webhook,
    words: words.mail,
    now,
    deadline,
    log,
  });

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

  const { deliver, recordPending } = createDeliverer({
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
  const queueOf = (channels: readonly Channel[], maxConcurrent: number) =>
    createDeliveryQueue({
      claim: async (inFlightIds, fullDestinations) => {
        await recordPending();
        return claimDue(database, { channels, inFlightIds, fullDestinations }, now());
      },
      deliver,
      maxConcurrent,
    });

  return {
    /** One for mail and confirmations, one for the webhook, if they are set up. */
    queues: [
      ...(mailer ? [queueOf(['mail', 'confirmation'], maxConnections)] : []),
      ...(webhook ? [queueOf(['webhook'], 3)] : []),
    ],
    /** Tries to log in at the mail server and records the outcome in `health`. Never rejects. */
    verifyMail: async () => {
      await mailer?.verify(deadline()).then(
        () => health.record('mail'),
        (error: unknown) => health.record('mail', errorCode(error)),
      );
    },
    raiseAlarms,
    health: health.read,
    close: () => {
      for (const each of [mailer, ...alarmMailers]) each?.close();
    },
  };
}
