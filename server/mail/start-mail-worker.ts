import { setTimeout as delay } from 'node:timers/promises';
import type { Channel } from '../store/outbox.ts';
import { createMailWorker, type WorkerOptions } from './create-mail-worker.ts';

type Options = Omit<WorkerOptions, 'now' | 'deadline'> & {
  /** How long deliveries in flight may take when the server stops, in milliseconds. */
  closingTime?: number;
  /** Between checks for overdue deliveries and for a failing mail server's recovery, in milliseconds. */
  checkInterval?: number;
};

export type MailWorker = ReturnType<typeof startMailWorker>;

/** For a whole exchange with a mail server or the webhook, in milliseconds: shorter than the lease. */
const exchangeTimeout = 60_000;

/** In milliseconds: how soon what other servers stored, or what is due again, is picked up. */
const pollInterval = 5_000;

/**
 * Delivers messages from the outbox: by mail, to the webhook, and confirmations to visitors, as the settings say. Mail
 * and webhook run independently of each other.
 */
export function startMailWorker(options: Options) {
  const { settings, database, log, closingTime = 10_000, checkInterval = 60_000 } = options;
  if (!settings.SMTP_URL) log.warn('SMTP_URL is not set: messages are kept and not mailed');
  const aborting = new AbortController();
  const { lanes, deliverNext, verifyMail, raiseAlarms, health } = createMailWorker({
    ...options,
    now: Date.now,
    deadline: () => AbortSignal.any([aborting.signal, AbortSignal.timeout(exchangeTimeout)]),
  });
  let waking = new AbortController();
  let isClosing = false;
  let isBroken = false;

  /** Logs a database outage when it begins and ends, not at each poll. */
  async function attempt(channels: readonly Channel[]): Promise<boolean> {
    try {
      await database.prepare();
      const wasDue = await deliverNext(channels);
      if (isBroken) log.info('delivery reaches the database again');
      isBroken = false;
      return wasDue;
    } catch (err) {
      if (!isBroken) log.error({ err }, 'delivery cannot reach the database');
      isBroken = true;
      return false;
    }
  }

  async function run(channels: readonly Channel[]): Promise<void> {
    while (!isClosing) {
      // A wake during the attempt ends the wait after it, too.
      const { signal } = waking;
      if (!(await attempt(channels))) await delay(pollInterval, undefined, { signal }).catch(() => {});
    }
  }

  const wake = () => {
    waking.abort();
    waking = new AbortController();
  };

  async function check(): Promise<void> {
    const { mail = 'ok' } = health();
    if (mail !== 'ok') await verifyMail();
    await database.prepare();
    await raiseAlarms();
  }

  const running = lanes.map(run);
  void verifyMail();
  const checking = setInterval(() => {
    if (lanes.length === 0) return;
    check().catch((err: unknown) => log.warn({ err }, 'could not look for overdue deliveries'));
  }, checkInterval);

  return {
    /** Delivers a message that was just stored without waiting for the next poll. */
    wake,
    health,
    /** Finishes deliveries in flight. Aborts those that exceed `closingTime`; the next start sends them again. */
    close: async () => {
      isClosing = true;
      clearInterval(checking);
      wake();
      const timer = setTimeout(() => aborting.abort(), closingTime);
      await Promise.all(running);
      clearTimeout(timer);
    },
  };
}
