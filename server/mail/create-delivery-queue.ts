import { setTimeout as delay } from 'node:timers/promises';
import type { Destination, OutboxRow } from '../store/outbox.ts';

type Options = {
  /** Claims the next due delivery that is not in flight and whose destination is not full. */
  claim(
    inFlightIds: readonly string[],
    fullDestinations: readonly Destination[],
  ): Promise<OutboxRow | undefined>;
  deliver(row: OutboxRow): Promise<void>;
  /** At least 2: one slot stays free for other destinations when one destination hangs. */
  maxConcurrent: number;
};

export type DeliveryQueue = ReturnType<typeof createDeliveryQueue>;

const pollIntervalMs = 5_000;

/** Runs deliveries concurrently, so that a slow one does not delay the rest. */
export function createDeliveryQueue({ claim, deliver, maxConcurrent }: Options) {
  const inFlight = new Map<string, OutboxRow>();
  let waking = new AbortController();
  let isStopped = false;

  /** Ends `waitForWork`. */
  const wake = () => waking.abort();

  /** Resolves when woken, or after five seconds to pick up what other servers have stored. */
  async function waitForWork(): Promise<void> {
    await delay(pollIntervalMs, undefined, { signal: waking.signal }).catch(() => {});
    waking = new AbortController();
  }

  function fullDestinations(): Destination[] {
    const rows = [...inFlight.values()];
    const countOf = ({ channel, recipient }: Destination) =>
      rows.filter((row) => row.channel === channel && row.recipient === recipient).length;
    return rows.filter((row) => countOf(row) >= maxConcurrent - 1);
  }

  /**
   * Delivers whatever is due, several rows concurrently, until nothing is due or in flight.
   *
   * @returns the number of attempts
   * @throws the database's error, after all deliveries in flight have ended
   */
  async function drain(): Promise<number> {
    const errors: unknown[] = [];
    let count = 0;
    for (;;) {
      const canClaim = !isStopped && errors.length === 0 && inFlight.size < maxConcurrent;
      const row = canClaim
        ? await claim([...inFlight.keys()], fullDestinations()).catch((error: unknown) => {
            errors.push(error);
          })
        : undefined;
      if (row) {
        count += 1;
        inFlight.set(row.id, row);
        deliver(row)
          .catch((error: unknown) => errors.push(error))
          .finally(() => {
            inFlight.delete(row.id);
            wake();
          });
      } else if (inFlight.size > 0 || waking.signal.aborted) {
        // A delivery that ended during `claim` may have made another row claimable: this returns at once then.
        await waitForWork();
      } else break;
    }
    if (errors.length > 0) throw errors[0];
    return count;
  }

  /** Stops claiming deliveries. */
  const stop = () => {
    isStopped = true;
    wake();
  };

  return { drain, wake, waitForWork, stop };
}
