import { setTimeout as pause } from 'node:timers/promises';
import { exampleMessage } from '../../server/testing/example-message.ts';

type Load = {
  /** Ids that the server has acknowledged with 200, in the order of the answers. */
  acknowledged: string[];
  /** How long each of these answers took, in milliseconds. */
  latencies: number[];
  /** Posts that got another answer or none. */
  refused: number;
  /** Posts no more, waits for the answers that are due. */
  stop(): Promise<void>;
};

/** Lets so many clients post one message after the other, each message another, until it is stopped. */
export function postSteadily(
  urls: readonly string[],
  clients: number,
  most = Number.POSITIVE_INFINITY,
): Load {
  let isStopped = false;
  let count = 0;

  async function client(url: string): Promise<void> {
    while (!isStopped && count < most) {
      count += 1;
      const start = performance.now();
      const id = await post(url, `Bench ${process.pid} ${count}`).catch(() => undefined);
      if (id === undefined) {
        load.refused += 1;
        // The server is away. Without a pause the client would only keep the machine busy.
        await pause(20);
        continue;
      }
      load.acknowledged.push(id);
      load.latencies.push(performance.now() - start);
    }
  }

  const load: Load = {
    acknowledged: [],
    latencies: [],
    refused: 0,
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
  const running = Promise.all(
    Array.from({ length: clients }, (_, index) => client(urls[index % urls.length] ?? '')),
  );
  return load;
}

async function post(url: string, company: string): Promise<string | undefined> {
  const answer = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...exampleMessage, company }),
  });
  const body: unknown = await answer.json();
  return answer.status === 200 && typeof body === 'object' && body !== null && 'id' in body
    ? String(body.id)
    : undefined;
}
