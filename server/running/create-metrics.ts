import { Counter, Gauge, Registry } from 'prom-client';
import type { Database } from '../store/database.ts';
import { outboxFigures } from '../store/outbox.ts';

export type Metrics = {
  countPost(status: number): void;
  countAttempt(outcome: 'sent' | 'failed'): void;
  /** Everything in the format that Prometheus reads. */
  read(): Promise<string>;
  contentType: string;
};

/**
 * What the contact service counts. What is in the database is read when asked for: while that is away, the numbers of
 * messages are left out, and the age of the oldest is not a number, as a figure without labels cannot be left out.
 */
export function createMetrics(database: Database, now: () => number): Metrics {
  const register = new Registry();
  const registers = [register];
  const posts = new Counter({
    name: 'contact_posts_total',
    help: 'Posts of the contact form, by the status of the answer.',
    labelNames: ['status'],
    registers,
  });
  const attempts = new Counter({
    name: 'contact_delivery_attempts_total',
    help: 'Attempts to hand a message to the mail server, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const outbox = new Gauge({
    name: 'contact_outbox_messages',
    help: 'Messages that are not delivered: waiting for a next attempt, given up, or held as spam.',
    labelNames: ['state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'contact_oldest_undelivered_seconds',
    help: 'Age of the oldest message that is not delivered; 0 when all are.',
    registers,
  });
  for (const outcome of ['sent', 'failed']) attempts.inc({ outcome }, 0);

  async function readOutbox(): Promise<void> {
    outbox.reset();
    oldest.reset();
    const { waiting, failed, held, oldestCreatedAt } = await outboxFigures(database);
    outbox.set({ state: 'waiting' }, waiting);
    outbox.set({ state: 'failed' }, failed);
    outbox.set({ state: 'held' }, held);
    oldest.set(oldestCreatedAt === undefined ? 0 : (now() - oldestCreatedAt) / 1000);
  }

  return {
    countPost: (status) => posts.inc({ status }),
    countAttempt: (outcome) => attempts.inc({ outcome }),
    read: async () => {
      await readOutbox().catch(() => {
        outbox.reset();
        oldest.set(Number.NaN);
      });
      return register.metrics();
    },
    contentType: register.contentType,
  };
}
