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
  let endRest = () => {};

  async function run(): Promise<void> {
    while (!isStopping) {
      wasWoken = false;
      const count = await deliverDue().catch((error: unknown) => {
        log.error({ err: error }, 'delivery could not reach the database');
        return 0;
      });
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
