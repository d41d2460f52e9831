import type { Logger } from 'pino';
import { errorCode } from '../running/error-code.ts';
import type { Database } from '../store/database.ts';
import { findMessage } from '../store/find-message.ts';
import { type Channel, type DueDelivery, readdress, recordFailure, recordSent } from '../store/outbox.ts';
import type { StoredMessage } from '../store/stored-message.ts';
import { DeliveryError, type FailureKind } from './delivery-error.ts';

export type Outcome = 'sent' | FailureKind;

type Options = {
  database: Database;
  /** Whom the settings name now instead of this recipient; undefined when they still name this one. */
  newRecipients(message: StoredMessage, due: DueDelivery): readonly string[] | undefined;
  /** @throws DeliveryError, or what else keeps this one message from being sent. */
  send(message: StoredMessage, due: DueDelivery): Promise<void>;
  now(): number;
  log: Logger;
  /** Told of every attempt, with the code of its failure. */
  onAttempt(channel: Channel, outcome: Outcome, code: string | undefined): void;
  /** Told when a delivery is given up. */
  onGivenUp(): void;
};

type Deliverer = {
  /** Makes one attempt and records what became of it. Throws what the database said, never for the message's sake. */
  deliver(due: DueDelivery): Promise<void>;
  /** Records what was sent while the database was away; to be called before anything else is claimed. */
  recordUnrecorded(): Promise<void>;
};

/** In a row. A visitor's mistyped address is refused for good the first time. */
const mostRefusals: Readonly<Record<Channel, number>> = { mail: 3, webhook: 3, confirmation: 1 };

/** A machine that was off for seven days still gives a message a few hours. */
const leastAttempts = 10;

/** Delivers what was claimed from the outbox, each until it is sent, refused for good, or seven days are over. */
export function createDeliverer(options: Options): Deliverer {
  const { database, newRecipients, send, now, log, onAttempt, onGivenUp } = options;
  /** The other side has them, but that could not be recorded yet. */
  const sentAt = new Map<string, number>();

  async function recordUnrecorded(): Promise<void> {
    for (const [id, time] of sentAt) {
      await recordSent(database, id, time);
      sentAt.delete(id);
    }
  }

  async function recordFailed(due: DueDelivery, error: unknown): Promise<void> {
    const { id, message_id: message, channel, attempts } = due;
    const kind = error instanceof DeliveryError ? error.kind : 'deferred';
    const code = errorCode(error);
    onAttempt(channel, kind, code);
    const refusals = kind === 'refused' ? due.refusals + 1 : 0;
    const next = now() + backOff(attempts);
    const isTooLate = next > due.give_up_at && attempts >= leastAttempts;
    const isLast = isTooLate || refusals >= mostRefusals[channel];
    const nextAttemptAt = isLast ? undefined : next;
    await recordFailure(database, id, { reason: String(error), code, refusals, nextAttemptAt }, now());
    // The other side's own words may name people: they are kept with the message and not logged.
    const report = { message, channel, attempts, kind, code };
    if (!isLast) log.warn(report, 'could not deliver a message yet');
    else if (channel === 'confirmation') log.warn(report, 'gave up confirming a message');
    else {
      log.error(report, 'gave up delivering a message: see "npm run messages"');
      onGivenUp();
    }
  }

  async function deliver(due: DueDelivery): Promise<void> {
    const { id, message_id, channel, attempts } = due;
    try {
      const message = await findMessage(database, message_id);
      // Deleted since it was claimed.
      if (!message) return;
      const recipients = newRecipients(message, due);
      if (recipients) {
        await readdress(database, due, recipients, now());
        return;
      }
      await send(message, due);
    } catch (error) {
      await recordFailed(due, error);
      return;
    }
    onAttempt(channel, 'sent', undefined);
    sentAt.set(id, now());
    await recordUnrecorded();
    log.info({ message: message_id, channel, attempts }, 'delivered a message');
  }

  return { deliver, recordUnrecorded };
}

const firstWait = 30_000;
const longestWait = 60 * 60_000;

/** How long to wait, in milliseconds, after the given number of attempts has failed: 30 s, 1 min, 2 min … 1 h. */
function backOff(attempts: number): number {
  return Math.min(firstWait * 2 ** (attempts - 1), longestWait);
}
