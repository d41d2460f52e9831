import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { portOf } from './port-of.ts';

/** An address to listen at. A `descriptor` is a socket that is already open and takes precedence. */
export type Listening = { host: string; port: number; descriptor?: number | undefined };

/**
 * Sockets per address, where the system lets several share one. Node accepts one connection per socket and event-loop
 * turn: with a single socket, a client that opens hundreds of connections delays a new visitor by seconds.
 */
const socketsPerAddress = process.platform === 'linux' ? 32 : 1;
const reusePort = socketsPerAddress > 1;

/**
 * Starts servers at the host's address, or at every address of `localhost`.
 *
 * @param create creates a server that does not listen yet
 * @returns the servers and their URL without a trailing slash: `http://localhost:3000`
 * @throws Error when the port is taken
 */
export async function listen(
  create: () => Server,
  { host, port, descriptor }: Listening,
): Promise<{ servers: readonly Server[]; url: string }> {
  const hostname = host.includes(':') ? `[${host}]` : host;
  const urlOf = (server: Server) => `http://${hostname}:${portOf(server)}`;
  if (descriptor !== undefined) {
    const server = await start(create(), { fd: descriptor });
    return { servers: [server], url: urlOf(server) };
  }
  const [first = host, ...others] = await resolveHost(host);
  await assertFree(first, port);
  const server = await start(create(), { host: first, port, reusePort });
  const actualPort = portOf(server);
  // The hosts file may list an address of localhost that cannot be bound.
  const probes = await Promise.allSettled(others.map((other) => assertFree(other, actualPort)));
  const addresses = [first, ...others.filter((_, index) => probes[index]?.status === 'fulfilled')];
  const more = addresses.flatMap((address) => {
    const length = address === first ? socketsPerAddress - 1 : socketsPerAddress;
    return Array.from({ length }, () => start(create(), { host: address, port: actualPort, reusePort }));
  });
  return { servers: [server, ...(await Promise.all(more))], url: urlOf(server) };
}

type Address = { fd: number } | { host: string; port: number; reusePort?: boolean };

/**
 * Connections that the system keeps for a server that has not accepted them. Node's default of 511 would shrink an
 * inherited socket's, and visitors who come while the server restarts would find no room.
 */
const backlog = 4096;

async function start(server: Server, address: Address): Promise<Server> {
  server.listen(address, backlog);
  await once(server, 'listening');
  return server;
}

/** Probes without `reusePort`, which would share the address with another instance of this server. */
async function assertFree(host: string, port: number): Promise<void> {
  const probe = await start(createServer(), { host, port });
  await new Promise((resolve) => probe.close(resolve));
}

async function resolveHost(host: string): Promise<string[]> {
  if (host !== 'localhost') return [host];
  return [...new Set((await lookup(host, { all: true })).map(({ address }) => address))];
}

/** The first descriptor that a service manager passes, after stdin, stdout and stderr. */
const firstDescriptor = 3;

/**
 * Finds the listening socket that a service manager opened, as systemd does (`man sd_listen_fds`). It stays open while
 * the server restarts; meanwhile new connections wait.
 *
 * @returns its descriptor; undefined when none was passed to this process
 * @throws Error when there are several
 */
export function inheritedSocket(
  environment: Readonly<Record<string, string | undefined>>,
  pid: number,
): number | undefined {
  const { LISTEN_PID: owner, LISTEN_FDS: count } = environment;
  // Child processes inherit both variables but not the socket.
  if (count === undefined || owner !== String(pid)) return undefined;
  if (count !== '1') throw new Error(`LISTEN_FDS  expected one socket, found "${count}"`);
  return firstDescriptor;
}
