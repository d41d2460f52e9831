import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { portOf } from '../http/port-of.ts';

type Received = { headers: IncomingHttpHeaders; body: string };

export type WebhookReceiver = {
  url: string;
  /** In the order of their arrival, whatever the answer was. */
  received: Received[];
  /** From now on requests are answered with this status; `never`: the answer begins and does not end. */
  answerWith(status: number | 'never'): void;
  stop(): Promise<void>;
};

/** A real HTTP server that keeps what is posted to it. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  let answer: number | 'never' = 204;
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    if (answer === 'never') return;
    response.writeHead(answer, { location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}/hook`,
    received,
    answerWith: (status) => {
      answer = status;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
