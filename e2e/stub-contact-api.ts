import type { RequestListener } from 'node:http';
import type { Page } from '@playwright/test';
import { startHttpServer } from './support/start-http-server.ts';

const responses = {
  '200': (_, response) => response.end('{"id":"1"}'),
  '500 with a body': (_, response) => response.writeHead(500).end('The disk is full'),
  '500 without a body': (_, response) => response.writeHead(500).end(),
  'too many': (_, response) => response.writeHead(429, { 'retry-after': '1500' }).end('{"error":"tooMany"}'),
  'not stored': (_, response) => response.writeHead(503).end('{"error":"unavailable"}'),
  'no response': () => {},
  'a broken connection': (request) => request.socket.destroy(),
} as const satisfies Record<string, RequestListener>;

export type ContactResponse = keyof typeof responses;

/**
 * Routes the page's contact messages to a real server that always gives the same response.
 *
 * @returns the request bodies received so far, and a function that stops the server
 */
export async function stubContactApi(page: Page, response: ContactResponse) {
  const bodies: string[] = [];
  const { url, stop } = await startHttpServer((request, outgoing) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      bodies.push(body);
      responses[response](request, outgoing);
    });
  });
  await page.route('**/api/contact', (route) => route.continue({ url: `${url}/api/contact` }));
  return { bodies, stop };
}
