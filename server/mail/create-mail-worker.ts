import type { Logger } from 'pino';
import { errorCode } from '../running/error-code.ts';
import type { Settings } from '../running/read-environment.ts';
import type { Database } from '../store/database.ts';
import { type Channel, claimDue, type DueDelivery } from '../store/outbox.ts';
import type { StoredMessage } from '../store/stored-message.ts';
import type { Words } from '../words/read-words.ts';
import { alarmRoutes } from './alarm-routes.ts';
import { type ChannelHealth, watchChannels } from './channel-health.ts';
import { composeConfirmation } from './compose-confirmation.ts';
import { composeMail } from './compose-mail.ts';
import { createLane, type Lane } from './create-lane.ts';
import { createDeliverer, type Outcome } from './deliver.ts';
import { recipientsFor } from './destinations-for.ts';
import { mostConnections, openMailer } from './open-mailer.ts';
import { openWebhook } from './open-webhook.ts';
import { createAlarm } from './raise-alarms.ts';
import { messageEvent } from './webhook-events.ts';

type Options = {
  settings: Pick<Settings, 'smtp' | 'webhook' | 'alarm'>;
  database: Database;
  words: Words;
  log: Logger;
  /** In milliseconds since 1970. */
  now(): number;
  /** Ends one conversation with a mail server or the webhook when it takes too long. */
  deadline(): AbortSignal;
  /** Told of every attempt to deliver a message. */
  onAttempt(channel: Channel, outcome: Outcome): void;
};

export type WorkerParts = {
  /** One for mail and confirmations, one for the webhook, as far as they are set up. */
  lanes: readonly Lane[];
  /** Tries the login at the mail server. Never throws: the outcome is in `health`. */
  verifyMail(): Promise<void>;
  /** Tells of deliveries that were given up or take too long. Throws what the database said. */
  raiseAlarms(): Promise<void>;
  health(): ChannelHealth;
  close(): void;
};

/** What the mail worker is made of; `startMailWorker` keeps it going. */
export function createMailWorker(options: Options): WorkerParts {
  const { settings, database, words, log, now, deadline, onAttempt } = options;
  const { smtp } = settings;
  const mailer = smtp && openMailer(smtp.url);
  const webhook = settings.webhook && openWebhook(settings.webhook.url, settings.webhook.secret, now);
  const alarmUrls = [settings.alarm.mail?.url, smtp?.url].filter((url) => url !== undefined);
  const alarmMailers = settings.alarm.mail ? [...new Set(alarmUrls)].map(openMailer) : [];
  const health = watchChannels({ mail: mailer !== undefined, webhook: webhook !== undefined }, log);
  const routes = alarmRoutes({
    settings: settings.alarm.mail,
    mailers: alarmMailers,
    webhook,
    words: words.mail,
    deadline,
    log,
  });
  const raiseAlarms = createAlarm({ database, routes, after: settings.alarm.after, now, log });

  async function send(message: StoredMessage, { channel, recipient }: DueDelivery): Promise<void> {
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

  /** The settings may have changed since the message came in. */
  function newRecipients(message: StoredMessage, { channel, recipient }: DueDelivery) {
    if (channel !== 'mail' || !smtp) return undefined;
    const recipients = recipientsFor(smtp, message.fields.service);
    return recipients.includes(recipient) ? undefined : recipients;
  }

  const { deliver, recordUnrecorded } = createDeliverer({
    database,
    newRecipients,
    send,
    now,
    log,
    onAttempt: (channel, outcome, code) => {
      onAttempt(channel, outcome);
      health.note(channel === 'webhook' ? 'webhook' : 'mail', outcome === 'unreachable' ? code : undefined);
    },
    onGivenUp: () => {
      raiseAlarms().catch((err: unknown) => log.warn({ err }, 'could not look for overdue deliveries'));
    },
  });
  const lane = (channels: readonly Channel[], atOnce: number) =>
    createLane({
      claim: async (busyIds, fullDestinations) => {
        await recordUnrecorded();
        return claimDue(database, { channels, busyIds, fullDestinations }, now());
      },
      deliver,
      atOnce,
      atOncePerDestination: atOnce - 1,
    });

  return {
    lanes: [
      ...(mailer ? [lane(['mail', 'confirmation'], mostConnections)] : []),
      ...(webhook ? [lane(['webhook'], 3)] : []),
    ],
    verifyMail: async () => {
      await mailer?.verify(deadline()).then(
        () => health.note('mail', undefined),
        (error: unknown) => health.note('mail', errorCode(error)),
      );
    },
    raiseAlarms,
    health: health.read,
    close: () => {
      for (const one of [mailer, ...alarmMailers]) one?.close();
    },
  };
}
