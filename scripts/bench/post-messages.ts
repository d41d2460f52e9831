import { setTimeout as delay } from 'node:timers/promises';
import { exampleMessage } from '../../server/testing/example-message.ts';

/** `id` if the server acknowledged the message, with 200; `latency` in milliseconds. */
export type Answer = { status: string; id?: string; latency: number };

/** Posts a message that differs from all others; a failed request resolves to the error as its status. */
export async function postMessage(url: string, index: number): Promise<Answer> {
  const start = performance.now();
  try {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...exampleMessage, company: `Bench ${process.pid} ${index}` }),
    });
    const text = await response.text();
    const [, id] = (response.status === 200 && /"id":"([^"]+)"/.exec(text)) || [];
    return { status: String(response.status), ...(id && { id }), latency: performance.now() - start };
  } catch (error) {
    return { status: String(error), latency: performance.now() - start };
  }
}

const clients = 8;

type Load = {
  /** In the order in which they arrived. */
  answers: Answer[];
  /** Posts nothing more and waits for pending answers. */
  stop(): Promise<void>;
};

/** Has eight clients, spread over the servers, post one message after the other until stopped. */
export function postContinuously(urls: readonly string[], most = Number.POSITIVE_INFINITY): Load {
  const answers: Answer[] = [];
  let isStopped = false;
  let sent = 0;
  const running = Array.from({ length: clients }, async (_, index) => {
    while (!isStopped && sent < most) {
      sent += 1;
      const answer = await postMessage(urls[index % urls.length] ?? '', sent);
      answers.push(answer);
      // Do not spin while the server is down.
      if (answer.id === undefined) await delay(20);
    }
  });
  return {
    answers,
    stop: async () => {
      isStopped = true;
      await Promise.all(running);
    },
  };
}
