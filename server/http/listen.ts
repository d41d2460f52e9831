import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { ListenOptions } from 'node:net';
import { portOf } from './port-of.ts';

/** How long a client may take, in milliseconds. */
const defaultTimeouts = {
  /** From connecting until the headers of a request have arrived. */
  headers: 10_000,
  /** From connecting until a whole request has arrived. */
  request: 30_000,
  /** Between two requests on one connection. */
  keepAlive: 60_000,
  /** Without reading any of a response. */
  stalled: 90_000,
  /** How often `headers` and `request` are checked. */
  checkInterval: 2_000,
};
export type Timeouts = typeof defaultTimeouts;

type Options = {
  host: string;
  port: number;
  /** Whether a service manager passed a listening socket, used instead of `host` and `port`. */
  isInherited?: boolean;
  timeouts?: Partial<Timeouts> | undefined;
};

/** Together far below the limit of open files in `deploy/tamarack.service`. */
const maxConnections = 10_000;
/** The first descriptor that a service manager passes, after stdin, stdout and stderr. */
const inheritedDescriptor = 3;
/**
 * Connections that the system keeps for a server that has not accepted them. Node's default of 511 would shrink an
 * inherited socket's, and visitors who come while the server restarts would find no room.
 */
const backlog = 4096;

/**
 * Serves HTTP at the host's address, or at every address of `localhost`.
 *
 * @returns the URL without a trailing slash, `http://localhost:3000`, and a function that stops accepting connections, closes
 * idle ones, and resolves when all are closed
 * @throws Error when the port is taken
 */
export async function listen(
  handler: RequestListener,
  { host, port, isInherited, timeouts }: Options,
): Promise<{ url: string; close(): Promise<void> }> {
  const start = async (address: ListenOptions | { fd: number }): Promise<Server> => {
    const server = createHttpServer(handler, { ...defaultTimeouts, ...timeouts });
    server.listen(address, backlog);
    await once(server, 'listening');
    return server;
  };
  const addresses = host === 'localhost' ? await lookup(host, { all: true }) : [{ address: host }];
  const [first = host, ...others] = new Set(addresses.map(({ address }) => address));
  const server = await start(isInherited ? { fd: inheritedDescriptor } : { host: first, port });
  // The hosts file may list an address of localhost that cannot be bound.
  const more = await Promise.allSettled(
    isInherited ? [] : others.map((other) => start({ host: other, port: portOf(server) })),
  );
  const servers = [
    server,
    ...more.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
  ];
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${portOf(server)}`,
    close: async () => {
      await Promise.all(servers.map((one) => new Promise((resolve) => one.close(resolve))));
    },
  };
}

function createHttpServer(handler: RequestListener, timeouts: Timeouts): Server {
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      keepAliveTimeout: timeouts.keepAlive,
      connectionsCheckingInterval: timeouts.checkInterval,
    },
    handler,
  );
  server.maxConnections = maxConnections;
  // Node counts a partial write as progress at its first check and drops a stalled reader at the second.
  return server.setTimeout(timeouts.stalled / 2);
}

/**
 * Whether a service manager passed this process its listening socket, as systemd does (`man sd_listen_fds`). It stays open
 * while the server restarts; meanwhile new connections wait.
 */
export function hasInheritedSocket(environment: Readonly<Record<string, string | undefined>>): boolean {
  // Child processes inherit both variables but not the socket.
  return environment.LISTEN_FDS === '1' && environment.LISTEN_PID === String(process.pid);
}
