import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { portOf } from './port-of.ts';

/** Where to listen: at an address, or on a socket that is open already. */
export type Listening = { host: string; port: number; descriptor?: number | undefined };

/**
 * Sockets that listen at one address, where the system lets several share it. Node takes one new connection from each between two
 * looks at all that are open. With a single one, whoever opens hundreds at once and asks on all of them keeps a new visitor in
 * line for seconds.
 */
const socketsPerAddress = process.platform === 'linux' ? 32 : 1;
const reusePort = socketsPerAddress > 1;

/**
 * Lets servers listen: at each address of `localhost`, else at a single one.
 *
 * @param create makes a server
 * @returns the servers, and their URL without a slash at the end: `http://localhost:3000`
 * @throws Error when the port is taken
 */
export async function listen(
  create: () => Server,
  { host, port, descriptor }: Listening,
): Promise<{ servers: readonly Server[]; url: string }> {
  const name = host.includes(':') ? `[${host}]` : host;
  const urlOf = (server: Server) => `http://${name}:${portOf(server)}`;
  if (descriptor !== undefined) {
    const server = await start(create(), { fd: descriptor });
    return { servers: [server], url: urlOf(server) };
  }
  const [first = host, ...others] = await addressesOf(host);
  await assertFree(first, port);
  const server = await start(create(), { host: first, port, reusePort });
  const ownPort = portOf(server);
  // A machine may know an address of localhost at which nothing can listen.
  const free = await Promise.allSettled(others.map((other) => assertFree(other, ownPort)));
  const addresses = [first, ...others.filter((_, index) => free[index]?.status === 'fulfilled')];
  const more = addresses.flatMap((address) => {
    const count = address === first ? socketsPerAddress - 1 : socketsPerAddress;
    return Array.from({ length: count }, () => start(create(), { host: address, port: ownPort, reusePort }));
  });
  return { servers: [server, ...(await Promise.all(more))], url: urlOf(server) };
}

type Address = { fd: number } | { host: string; port: number; reusePort?: boolean };

async function start(server: Server, address: Address): Promise<Server> {
  server.listen(address);
  await once(server, 'listening');
  return server;
}

/** Sockets that share an address would also share it with another server of this project. */
async function assertFree(host: string, port: number): Promise<void> {
  const probe = await start(createServer(), { host, port });
  const closed = once(probe, 'close');
  probe.close();
  await closed;
}

async function addressesOf(host: string): Promise<string[]> {
  if (host !== 'localhost') return [host];
  return [...new Set((await lookup(host, { all: true })).map(({ address }) => address))];
}
