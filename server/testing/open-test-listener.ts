import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { type HttpServer, openHttpServer } from '../http/open-http-server.ts';

const servers: HttpServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** An HTTP server on a free port of 127.0.0.1, closed after the test. */
export async function openTestListener(
  handler: RequestListener,
  options: Partial<Parameters<typeof openHttpServer>[1]> = {},
): Promise<{ server: HttpServer; refusals: string[] }> {
  const refusals: string[] = [];
  const server = await openHttpServer(handler, {
    host: '127.0.0.1',
    port: 0,
    headers: { 'x-content-type-options': 'nosniff' },
    isProxied: false,
    onRefusal: (reason) => refusals.push(reason),
    ...options,
  });
  servers.push(server);
  return { server, refusals };
}

export function dial({ url }: HttpServer, localAddress = '127.0.0.1'): Socket {
  const { hostname, port } = new URL(url);
  return connect({ host: hostname, port: Number(port), localAddress }).on('error', () => {});
}

export const request = (path = '/') => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
export const lastRequest = (path = '/') => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;

/** Sends a request and returns the whole response. */
export function ask(server: HttpServer, sent = lastRequest(), localAddress = '127.0.0.1'): Promise<string> {
  const socket = dial(server, localAddress);
  socket.write(sent);
  return text(socket);
}
