import { createServer, type RequestListener } from 'node:http';
import type { Page } from '@playwright/test';

/** What the server does with a message. */
export const answers = {
  '200': (_, response) => response.end('{"id":"1"}'),
  '500 with a body': (_, response) => response.writeHead(500).end('The disk is full'),
  '500 without a body': (_, response) => response.writeHead(500).end(),
  'too many': (_, response) => response.writeHead(429, { 'retry-after': '1500' }).end('{"error":"too_many"}'),
  'not stored': (_, response) => response.writeHead(503).end('{"error":"not_stored"}'),
  'no answer at all': () => {},
  'a broken connection': (request) => request.socket.destroy(),
} as const satisfies Record<string, RequestListener>;

export type Answer = keyof typeof answers;

/**
 * Sends the page's messages to a real server that answers as told.
 *
 * @returns the bodies it was sent so far, and how to stop it
 */
export async function stubContactApi(page: Page, answer: Answer) {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      bodies.push(body);
      answers[answer](request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port');
  await page.route('**/api/contact', (route) =>
    route.continue({ url: `http://localhost:${address.port}/api/contact` }),
  );
  return {
    bodies,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
