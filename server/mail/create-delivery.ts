import type { SendMailOptions } from 'nodemailer';
import type { Logger } from 'pino';
import { errorCode } from '../running/error-code.ts';
import type { Database } from '../store/database.ts';
import { claimDue, type DueMessage, lease, recordFailure, recordSent, renewLeases } from '../store/outbox.ts';
import { backOff } from './back-off.ts';

type Options = {
  database: Database;
  compose(message: DueMessage): SendMailOptions;
  send(mail: SendMailOptions): Promise<void>;
  now(): number;
  log: Logger;
  /** Told of every attempt. */
  onAttempt(outcome: 'sent' | 'failed'): void;
};

/** Taken at a time. Few, because a crash makes these wait for their lease to run out. */
const batch = 5;

/**
 * Delivers messages out of the outbox, each until it has been sent or seven days are over.
 *
 * @returns a function that sends what is due now and tells how many messages it took. It throws what the database said.
 */
export function createDelivery({
  database,
  compose,
  send,
  now,
  log,
  onAttempt,
}: Options): () => Promise<number> {
  /** The mail server has them, but that could not be noted. They are noted before anything else is sent. */
  const sentAt = new Map<string, number>();

  async function noteSent(): Promise<void> {
    for (const [id, time] of sentAt) {
      await recordSent(database, id, time);
      sentAt.delete(id);
    }
  }

  async function deliver(message: DueMessage): Promise<void> {
    const { id, attempts } = message;
    try {
      await send(compose(message));
    } catch (error) {
      onAttempt('failed');
      const next = now() + backOff(attempts);
      const isLast = next > message.giveUpAt;
      // The mail server's own words may name people: they are kept with the message and not logged.
      await recordFailure(database, id, String(error), isLast ? undefined : next);
      const report = { message: id, attempts, code: errorCode(error) };
      if (isLast) log.error(report, 'gave up delivering a message: see "npm run messages"');
      else log.warn(report, 'could not deliver a message yet');
      return;
    }
    onAttempt('sent');
    sentAt.set(id, now());
    await noteSent();
    log.info({ message: id, attempts }, 'delivered a message');
  }

  return async () => {
    await noteSent();
    const due = await claimDue(database, batch, now());
    const renewal = setInterval(() => {
      const ids = due.map(({ id }) => id);
      renewLeases(database, ids, now()).catch((error) =>
        log.warn({ code: errorCode(error) }, 'could not renew leases'),
      );
    }, lease / 3);
    try {
      const results = await Promise.allSettled(due.map(deliver));
      const broken = results.find((result) => result.status === 'rejected');
      if (broken) throw broken.reason;
    } finally {
      clearInterval(renewal);
    }
    return due.length;
  };
}
