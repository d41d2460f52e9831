import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { portOf } from './port-of.ts';

/** Where to listen: at an address, or on a socket that is open already. */
export type Listening = { host: string; port: number; descriptor?: number | undefined };

/**
 * Lets servers listen: one at each address of `localhost`, else a single one.
 *
 * @param create makes a server
 * @returns the servers, and their URL without a slash at the end: `http://localhost:3000`
 * @throws Error when the port is taken
 */
export async function listen(
  create: () => Server,
  { host, port, descriptor }: Listening,
): Promise<{ servers: readonly Server[]; url: string }> {
  const start = async (options: { fd: number } | { host: string; port: number }) => {
    const server = create().listen(options);
    await once(server, 'listening');
    return server;
  };
  const name = host.includes(':') ? `[${host}]` : host;
  const urlOf = (server: Server) => `http://${name}:${portOf(server)}`;
  if (descriptor !== undefined) {
    const server = await start({ fd: descriptor });
    return { servers: [server], url: urlOf(server) };
  }
  const [first = host, ...others] = await addressesOf(host);
  const server = await start({ host: first, port });
  // A machine may know an address of localhost at which nothing can listen.
  const more = await Promise.allSettled(others.map((other) => start({ host: other, port: portOf(server) })));
  const started = more.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  return { servers: [server, ...started], url: urlOf(server) };
}

async function addressesOf(host: string): Promise<string[]> {
  if (host !== 'localhost') return [host];
  return [...new Set((await lookup(host, { all: true })).map(({ address }) => address))];
}
