import type { Logger } from 'pino';
import { errorCode } from '../running/error-code.ts';
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
import { DeliveryError, type FailureKind } from './delivery-error.ts';

export type Outcome = 'sent' | FailureKind;

type Options = {
  database: Database;
  /** Returns the recipients that replace this one in the settings; undefined if it is still current. */
  newRecipients(message: StoredMessage, row: OutboxRow): readonly string[] | undefined;
  /** @throws DeliveryError, or any error that concerns this message alone */
  send(message: StoredMessage, row: OutboxRow): Promise<void>;
  now(): number;
  log: Logger;
  /** Called after each attempt, with the error code of a failure. */
  onAttempt(channel: Channel, outcome: Outcome, code: string | undefined): void;
  onGivenUp(): void;
};

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

/** Returns the delay before the next attempt, in milliseconds: 30 s, 1 min, 2 min … 1 h. */
function backoff(attempts: number): number {
  return Math.min(firstDelay * 2 ** (attempts - 1), maxDelay);
}

/**
 * @returns a function that claims the next due delivery on these channels and makes one attempt. It resolves to whether
 * there was one, and throws database errors only.
 */
export function createDeliverer(options: Options): (channels: readonly Channel[]) => Promise<boolean> {
  const { database, newRecipients, send, now, log, onAttempt, onGivenUp } = options;
  /** By row id: sent, but not recorded yet. */
  const sentAt = new Map<string, number>();

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
    onAttempt(channel, kind, code);
    const next = now() + backoff(attempts);
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
      onGivenUp();
    }
  }

  async function deliver(row: OutboxRow): Promise<void> {
    const { id, message_id, channel, attempts } = row;
    try {
      const message = await findMessage(database, message_id);
      // Deleted after the claim.
      if (!message) return;
      const recipients = newRecipients(message, row);
      if (recipients) {
        await readdress(database, row, recipients, now());
        return;
      }
      await send(message, row);
    } catch (error) {
      await handleFailure(row, error);
      return;
    }
    onAttempt(channel, 'sent', undefined);
    sentAt.set(id, now());
    await recordPending();
    log.info({ message: message_id, channel, attempts }, 'delivered a message');
  }

  return async (channels) => {
    await recordPending();
    const row = await claimDue(database, channels, now());
    if (row) await deliver(row);
    return row !== undefined;
  };
}
