import type { Logger } from 'pino';
import type { Settings } from '../running/read-environment.ts';
import type { Database } from '../store/database.ts';
import type { Words } from '../words/read-words.ts';
import { composeMail } from './compose-mail.ts';
import { createDelivery } from './create-delivery.ts';
import { openMailer } from './open-mailer.ts';
import { startDelivery } from './start-delivery.ts';

type Options = {
  settings: Settings;
  database: Database;
  /** Resolves when the database can be used. */
  prepare(): Promise<void>;
  words: Words;
  log: Logger;
  onAttempt(outcome: 'sent' | 'failed'): void;
};

type OpenDelivery = {
  /** A message has just come in. */
  wake(): void;
  /** Finishes what is being sent. */
  close(): Promise<void>;
};

/** Starts to deliver messages by the mail server of the settings; undefined, with a line in the log, without one. */
export function openDelivery(options: Options): OpenDelivery | undefined {
  const { settings, database, prepare, words, log, onAttempt } = options;
  const { smtp } = settings;
  if (!smtp) {
    log.warn('SMTP_URL is not set: messages are kept and not mailed');
    return undefined;
  }
  const mailer = openMailer(smtp.url);
  const deliverDue = createDelivery({
    database,
    compose: (message) => composeMail(message, words, smtp.from, smtp.to),
    send: mailer.send,
    now: Date.now,
    log,
    onAttempt,
  });
  const delivery = startDelivery(async () => {
    await prepare();
    return deliverDue();
  }, log);
  return {
    wake: delivery.wake,
    close: async () => {
      await delivery.stop();
      mailer.close();
    },
  };
}
