import type { Destination, DueDelivery } from '../store/outbox.ts';

type Options = {
  /** Claims a delivery that is due, other than those that are under way and those to a destination that is full. */
  claim(
    busyIds: readonly string[],
    fullDestinations: readonly Destination[],
  ): Promise<DueDelivery | undefined>;
  deliver(due: DueDelivery): Promise<void>;
  /** Deliveries at the same time. */
  atOnce: number;
  /** Of these to the same destination: fewer, so that one that hangs leaves room for the others. */
  atOncePerDestination: number;
};

export type Lane = {
  /**
   * Delivers what is due, several at the same time, until nothing is due and nothing is under way.
   *
   * @returns how many it delivered or tried to. Throws what the database said, once nothing is under way.
   */
  drain(): Promise<number>;
  /** Looks at once whether something is due, and not only after the rest. */
  wake(): void;
  /** Resolves when it was woken or the rest is over. */
  rest(): Promise<void>;
  /** Claims nothing more. */
  stop(): void;
};

/** How long to rest when nothing is due, in milliseconds. What other servers took in is found this late. */
const restTime = 5_000;

/** A few deliveries side by side: while one is slow, those behind it go on in the other places. */
export function createLane({ claim, deliver, atOnce, atOncePerDestination }: Options): Lane {
  const underWay = new Map<string, DueDelivery>();
  let wasWoken = false;
  let isStopped = false;
  let endRest = () => {};

  const wake = () => {
    wasWoken = true;
    endRest();
  };

  async function rest(): Promise<void> {
    if (!wasWoken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, restTime);
        endRest = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    wasWoken = false;
  }

  function fullDestinations(): Destination[] {
    const all = [...underWay.values()];
    const countOf = ({ channel, recipient }: Destination) =>
      all.filter((other) => other.channel === channel && other.recipient === recipient).length;
    return all.filter((due) => countOf(due) >= atOncePerDestination);
  }

  async function drain(): Promise<number> {
    const errors: unknown[] = [];
    let count = 0;
    for (;;) {
      const hasRoom = !isStopped && errors.length === 0 && underWay.size < atOnce;
      const due = hasRoom
        ? await claim([...underWay.keys()], fullDestinations()).catch((error: unknown) => {
            errors.push(error);
          })
        : undefined;
      if (due) {
        count += 1;
        underWay.set(due.id, due);
        deliver(due)
          .catch((error: unknown) => errors.push(error))
          .finally(() => {
            underWay.delete(due.id);
            wake();
          });
      } else if (underWay.size > 0 || wasWoken) {
        // One that ended while the next was looked for may have left something behind: then this does not wait.
        await rest();
      } else break;
    }
    if (errors.length > 0) throw errors[0];
    return count;
  }

  const stop = () => {
    isStopped = true;
    wake();
  };

  return { drain, wake, rest, stop };
}
