import { setTimeout as delay } from 'node:timers/promises';

type Sending<Answer> = {
  /** Sends nothing more and resolves with every answer once all are in. */
  stop(): Promise<Answer[]>;
};

/**
 * Sends requests at a fixed rate, whether earlier ones are answered or not, so that a slow server does not slow down its load.
 *
 * @param send gets the index of the request and when it was due, as `performance.now()`; must not reject
 */
export function sendAtRate<Answer>(
  perSecond: number,
  send: (index: number, due: number) => Promise<Answer>,
): Sending<Answer> {
  const answers: Promise<Answer>[] = [];
  let isStopped = false;
  const sending = (async () => {
    const start = performance.now();
    while (!isStopped) {
      const due = start + (answers.length * 1000) / perSecond;
      await delay(Math.max(0, due - performance.now()));
      answers.push(send(answers.length, due));
    }
  })();
  return {
    stop: async () => {
      isStopped = true;
      await sending;
      return Promise.all(answers);
    },
  };
}
