import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { portOf } from './free-port.ts';

type Received = { headers: IncomingHttpHeaders; body: string };

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

/** Starts an HTTP server that records the requests it receives. */
export async function startWebhookReceiver() {
  /** In order of arrival, whatever the response was. */
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
    /** Sets the status of future responses; `never` leaves requests without one. */
    answerWith: (status: number | 'never') => {
      answer = status;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
