import type { Logger } from 'pino';
import type { Settings } from '../running/read-environment.ts';
import type { Database } from '../store/database.ts';
import { type Channel, type Destination, takeOutbox } from '../store/outbox.ts';
import type { Words } from '../words/read-words.ts';
import type { ChannelHealth } from './channel-health.ts';
import type { Lane } from './create-lane.ts';
import { createMailWorker } from './create-mail-worker.ts';
import type { Outcome } from './deliver.ts';
import { destinationsFor } from './destinations-for.ts';

type Options = {
  settings: Pick<Settings, 'smtp' | 'webhook' | 'alarm'>;
  database: Database;
  /** Resolves when the database can be used. */
  prepare(): Promise<void>;
  words: Words;
  log: Logger;
  /** Told of every attempt to deliver a message. */
  onAttempt(channel: Channel, outcome: Outcome): void;
  /** For the conversations that are under way when the server stops, in milliseconds. */
  closingTime?: number;
};

export type MailWorker = {
  /** Where a message about this service has to go, and whether the visitor gets a confirmation. */
  planFor(service: string): { destinations: readonly Destination[]; confirm: boolean };
  /** Whether any way to deliver is set up. */
  delivers: boolean;
  /** A message has just come in. */
  wake(): void;
  health(): ChannelHealth;
  /** Finishes what is being sent. What takes longer than ten seconds is ended, and sent again after the next start. */
  close(): Promise<void>;
};

/** For a whole conversation with a mail server or the webhook, in milliseconds: shorter than the lease. */
const conversationTime = 60_000;

/** Between two looks at what is overdue and at a mail server that could not be used, in milliseconds. */
const watchInterval = 60_000;

/**
 * Delivers messages out of the outbox: by mail, to the webhook, and confirmations to visitors, as far as the settings
 * name a way. Mail and webhook go side by side, and neither waits for the other.
 */
export function startMailWorker(options: Options): MailWorker {
  const { settings, database, prepare, words, log, onAttempt, closingTime = 10_000 } = options;
  const { smtp, webhook } = settings;
  if (!smtp) log.warn(`SMTP_URL is not set: messages are kept and not mailed`);
  const closing = new AbortController();
  const worker = createMailWorker({
    settings,
    database,
    words,
    log,
    now: Date.now,
    deadline: () => AbortSignal.any([closing.signal, AbortSignal.timeout(conversationTime)]),
    onAttempt,
  });

  let isClosing = false;
  let isBroken = false;

  /** A database that stays away is reported once, not at every turn. */
  async function drain(lane: Lane): Promise<void> {
    try {
      await prepare();
      await lane.drain();
      if (isBroken) log.info('delivery reaches the database again');
      isBroken = false;
    } catch (err) {
      if (!isBroken) log.error({ err }, 'delivery cannot reach the database');
      isBroken = true;
    }
  }

  async function run(lane: Lane): Promise<void> {
    while (!isClosing) {
      await drain(lane);
      if (!isClosing) await lane.rest();
    }
  }

  async function watch(): Promise<void> {
    const { mail = 'ok' } = worker.health();
    if (mail !== 'ok') await worker.verifyMail();
    await prepare();
    if (await takeOutbox(database)) await worker.raiseAlarms();
  }

  const running = worker.lanes.map(run);
  void worker.verifyMail();
  const watching = setInterval(() => {
    if (worker.lanes.length === 0) return;
    watch().catch((err: unknown) => log.warn({ err }, 'could not look for overdue deliveries'));
  }, watchInterval);

  return {
    planFor: (service) => ({
      destinations: destinationsFor({ smtp, webhook }, service),
      confirm: smtp?.confirms ?? false,
    }),
    delivers: worker.lanes.length > 0,
    wake: () => {
      for (const lane of worker.lanes) lane.wake();
    },
    health: worker.health,
    close: async () => {
      isClosing = true;
      clearInterval(watching);
      for (const lane of worker.lanes) lane.stop();
      const tooLate = setTimeout(() => closing.abort(), closingTime);
      await Promise.all(running);
      clearTimeout(tooLate);
      worker.close();
    },
  };
}
