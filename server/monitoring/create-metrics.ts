import { Counter, Gauge, type Registry } from 'prom-client';
import { spamReasons } from '../../lib/contact/score-spam.ts';
import type { ChannelHealth } from '../mail/create-mail-worker.ts';
import type { Database } from '../store/database.ts';
import { outboxFigures } from '../store/outbox-figures.ts';

/**
 * Creates the metrics of the contact service. Gauges about messages query the database on each read. While it is down,
 * labelled gauges are absent and unlabelled ones, which cannot be, are NaN.
 *
 * @returns the counters, for those who count
 */
export function createMetrics(registry: Registry, database: Database, health: () => ChannelHealth) {
  const registers = [registry];
  const spamSigns = new Counter({
    name: 'contact_spam_signs_total',
    help: 'Signs of spam in messages that were taken in, by sign.',
    labelNames: ['sign'],
    registers,
  });
  for (const sign of spamReasons) spamSigns.inc({ sign }, 0);
  const figures = () => outboxFigures(database).catch(() => undefined);
  new Gauge({
    name: 'contact_oldest_undelivered_seconds',
    help: 'Age of the oldest message that is not delivered; 0 when all are.',
    registers,
    async collect() {
      const { oldestCreatedAt = Date.now() } = (await figures()) ?? { oldestCreatedAt: Number.NaN };
      this.set((Date.now() - oldestCreatedAt) / 1000);
    },
  });
  new Gauge({
    name: 'contact_outbox_messages',
    help: 'Messages that are not delivered: waiting for a next attempt, given up, or held as spam.',
    labelNames: ['state'],
    registers,
    async collect() {
      const { oldestCreatedAt: _, ...byState } = (await figures()) ?? {};
      this.reset();
      for (const [state, count] of Object.entries(byState)) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'contact_channel_up',
    help: 'Whether the mail server (login included) and the webhook could be used when last tried.',
    labelNames: ['channel'],
    registers,
    collect() {
      for (const [channel, state] of Object.entries(health()))
        if (state !== 'unknown') this.set({ channel }, state === 'ok' ? 1 : 0);
    },
  });
  return {
    posts: new Counter({
      name: 'contact_posts_total',
      help: 'Posts of the contact form, by the status of the answer.',
      labelNames: ['status'],
      registers,
    }),
    spamSigns,
    attempts: new Counter({
      name: 'contact_delivery_attempts_total',
      help: 'Attempts to deliver a message, by channel and outcome: sent, refused, deferred or unreachable.',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
  };
}
