import { acquireOutbox } from '../store/claim-delivery.ts';
import type { DeliveryPlan } from '../store/store-message.ts';
import type { DeliveryQueue } from './create-delivery-queue.ts';
import { createMailWorker, type WorkerOptions } from './create-mail-worker.ts';
import { destinationsFor } from './destinations-for.ts';

type Options = Omit<WorkerOptions, 'now' | 'deadline'> & {
  /** Resolves when the database is ready for use. */
  prepare(): Promise<void>;
  /** How long deliveries in flight may take when the server stops, in milliseconds. */
  closingTime?: number;
};

export type MailWorker = ReturnType<typeof startMailWorker>;

/** For a whole exchange with a mail server or the webhook, in milliseconds: shorter than the lease. */
const exchangeTimeout = 60_000;

/** Between checks for overdue deliveries and for a failing mail server's recovery, in milliseconds. */
const checkInterval = 60_000;

/**
 * Delivers messages from the outbox: by mail, to the webhook, and confirmations to visitors, as the settings say. Mail
 * and webhook run independently of each other.
 */
export function startMailWorker(options: Options) {
  const { settings, database, prepare, log, closingTime = 10_000 } = options;
  const { smtp, webhook } = settings;
  if (!smtp) log.warn(`SMTP_URL is not set: messages are kept and not mailed`);
  const closing = new AbortController();
  const worker = createMailWorker({
    ...options,
    now: Date.now,
    deadline: () => AbortSignal.any([closing.signal, AbortSignal.timeout(exchangeTimeout)]),
  });

  let isClosing = false;
  let isBroken = false;

  /** Logs a database outage when it begins and ends, not at each poll. */
  async function drain(queue: DeliveryQueue): Promise<void> {
    try {
      await prepare();
      await queue.drain();
      if (isBroken) log.info('delivery reaches the database again');
      isBroken = false;
    } catch (err) {
      if (!isBroken) log.error({ err }, 'delivery cannot reach the database');
      isBroken = true;
    }
  }

  async function run(queue: DeliveryQueue): Promise<void> {
    while (!isClosing) {
      await drain(queue);
      if (!isClosing) await queue.waitForWork();
    }
  }

  async function check(): Promise<void> {
    const { mail = 'ok' } = worker.health();
    if (mail !== 'ok') await worker.verifyMail();
    await prepare();
    if (await acquireOutbox(database)) await worker.raiseAlarms();
  }

  const running = worker.queues.map(run);
  void worker.verifyMail();
  const checking = setInterval(() => {
    if (worker.queues.length === 0) return;
    check().catch((err: unknown) => log.warn({ err }, 'could not look for overdue deliveries'));
  }, checkInterval);

  return {
    /** Plans the delivery of a message about this service. */
    planFor: (service: string): DeliveryPlan => ({
      destinations: destinationsFor({ smtp, webhook }, service),
      confirm: smtp?.confirms ?? false,
    }),
    /** Whether mail or a webhook is set up. */
    delivers: worker.queues.length > 0,
    /** Delivers a message that was just stored without waiting for the next poll. */
    wake: () => {
      for (const queue of worker.queues) queue.wake();
    },
    health: worker.health,
    /** Finishes deliveries in flight. Aborts those that exceed `closingTime`; the next start sends them again. */
    close: async () => {
      isClosing = true;
      clearInterval(checking);
      for (const queue of worker.queues) queue.stop();
      const aborting = setTimeout(() => closing.abort(), closingTime);
      await Promise.all(running);
      clearTimeout(aborting);
      worker.close();
    },
  };
}
