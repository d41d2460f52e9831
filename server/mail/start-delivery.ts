import type { Logger } from 'pino';

type Delivery = {
  /** A message has just come in: no need to wait. */
  wake(): void;
  /** Finishes what is being sent, then resolves. */
  stop(): Promise<void>;
};

/** How long to rest when nothing was due, in milliseconds. Other servers' messages are found this late. */
const rest = 5_000;

/** Calls `deliverDue` again and again: at once while it finds something, else after a rest or when woken. */
export function startDelivery(deliverDue: () => Promise<number>, log: Logger): Delivery {
  let isStopping = false;
  let wasWoken = false;
  let isBroken = false;
  let endRest = () => {};

  /** A database that stays away is reported once, not at every turn. */
  async function attempt(): Promise<number> {
    try {
      const count = await deliverDue();
      if (isBroken) log.info('delivery reaches the database again');
      isBroken = false;
      return count;
    } catch (err) {
      if (!isBroken) log.error({ err }, 'delivery cannot reach the database');
      isBroken = true;
      return 0;
    }
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      wasWoken = false;
      const count = await attempt();
      if (count > 0 || wasWoken || isStopping) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, rest);
        endRest = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  const wake = () => {
    wasWoken = true;
    endRest();
  };
  const running = run();
  return {
    wake,
    stop: () => {
      isStopping = true;
      wake();
      return running;
    },
  };
}
