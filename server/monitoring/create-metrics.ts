import { Counter, Gauge, type Registry } from 'prom-client';
import { type SpamReason, spamReasons } from '../../lib/contact/score-spam.ts';
import type { ChannelHealth } from '../mail/channel-health.ts';
import type { Outcome } from '../mail/create-mail-worker.ts';
import type { Database } from '../store/database.ts';
import type { Channel } from '../store/outbox.ts';
import { outboxFigures } from '../store/outbox-figures.ts';

export type Metrics = ReturnType<typeof createMetrics>;

type Options = {
  database: Database;
  now(): number;
  health(): ChannelHealth;
  register: Registry;
};

/**
 * Creates the metrics of the contact service. Gauges about messages query the database on each read. While it is down,
 * labelled gauges are absent and unlabelled ones, which cannot be, are NaN.
 */
export function createMetrics({ database, now, health, register }: Options) {
  const registers = [register];
  const posts = new Counter({
    name: 'contact_posts_total',
    help: 'Posts of the contact form, by the status of the answer.',
    labelNames: ['status'],
    registers,
  });
  const spamSigns = new Counter({
    name: 'contact_spam_signs_total',
    help: 'Signs of spam in messages that were taken in, by sign.',
    labelNames: ['sign'],
    registers,
  });
  for (const sign of spamReasons) spamSigns.inc({ sign }, 0);
  const attempts = new Counter({
    name: 'contact_delivery_attempts_total',
    help: 'Attempts to deliver a message, by channel and outcome: sent, refused, deferred or unreachable.',
    labelNames: ['channel', 'outcome'],
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
  const up = new Gauge({
    name: 'contact_channel_up',
    help: 'Whether the mail server (login included) and the webhook could be used when last tried.',
    labelNames: ['channel'],
    registers,
  });

  function updateHealth(): void {
    up.reset();
    for (const [channel, state] of Object.entries(health()))
      if (state !== 'unknown') up.set({ channel }, state === 'ok' ? 1 : 0);
  }

  async function updateOutbox(): Promise<void> {
    const figures = await outboxFigures(database).catch(() => undefined);
    outbox.reset();
    oldest.set(Number.NaN);
    if (!figures) return;
    const { oldestCreatedAt, ...byState } = figures;
    for (const [state, count] of Object.entries(byState)) outbox.set({ state }, count);
    oldest.set(oldestCreatedAt === undefined ? 0 : (now() - oldestCreatedAt) / 1000);
  }

  return {
    countResponse: (status: number) => posts.inc({ status }),
    countSpamSigns: (reasons: readonly SpamReason[]) => {
      for (const sign of reasons) spamSigns.inc({ sign });
    },
    countAttempt: (channel: Channel, outcome: Outcome) => attempts.inc({ channel, outcome }),
    /** Returns all metrics in the Prometheus text format. */
    read: async () => {
      updateHealth();
      await updateOutbox();
      return register.metrics();
    },
    contentType: register.contentType,
  };
}
