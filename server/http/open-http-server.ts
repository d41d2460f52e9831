import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as delay, setImmediate as readArrived } from 'node:timers/promises';
import { type GuardOptions, guardRequests } from './guard-requests.ts';
import { limitConnections } from './limit-connections.ts';
import type { RequestLimits } from './limit-requests.ts';
import { type Listening, listen } from './listen.ts';
import { makeReadingStoppable } from './stop-reading.ts';

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

export type HttpLimits = RequestLimits & { connectionsPerAddress: number };

const defaultLimits: HttpLimits = {
  connectionsPerAddress: 1000,
  perConnection: 16,
  perAddress: 500,
  total: 2000,
};

type Options = Listening &
  Omit<GuardOptions, 'limits'> & {
    /** Lifts the limits per address: all visitors share the proxy's address. */
    isProxied: boolean;
    limits?: Partial<HttpLimits> | undefined;
    timeouts?: Partial<Timeouts> | undefined;
  };

export type HttpServer = {
  /** Without a trailing slash: `http://localhost:3000`. */
  url: string;
  /**
   * Closes each connection after its next response, or once it has been idle for `linger` milliseconds; accepts new
   * connections for as long. Resolves when all are closed.
   */
  close(linger?: number): Promise<void>;
};

/**
 * Passes requests to `handler`, within limits that keep one client from monopolizing the server.
 *
 * @throws Error when the port is taken
 */
export async function openHttpServer(handler: RequestListener, options: Options): Promise<HttpServer> {
  const { isProxied } = options;
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  const limits = { ...defaultLimits, ...options.limits, ...(isProxied && { perAddress: Infinity }) };
  const guard = guardRequests(handler, { ...options, limits });
  const limitPerAddress = isProxied ? () => {} : limitConnections(limits.connectionsPerAddress);
  const open = new Set<Socket>();

  function create(): Server {
    const server = createServer(
      {
        headersTimeout: timeouts.headers,
        requestTimeout: timeouts.request,
        keepAliveTimeout: timeouts.keepAlive,
        connectionsCheckingInterval: timeouts.checkInterval,
        optimizeEmptyRequests: true,
        // The guard checks it and answers with our headers.
        requireHostHeader: false,
      },
      guard.listener,
    );
    // Node counts a partial write as progress at its first check and drops a stalled reader at the second.
    server.setTimeout(timeouts.stalled / 2);
    server.on('connection', makeReadingStoppable);
    server.on('connection', limitPerAddress);
    server.on('connection', (socket: Socket) => {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    });
    server.on('checkExpectation', guard.refuseExpectation);
    server.on('clientError', guard.refuseMalformed);
    return server;
  }

  const { servers, url } = await listen(create, options);
  return {
    url,
    close: async (linger = 0) => {
      guard.closeAfterResponses();
      const end = performance.now() + linger;
      const idleSince = new Map<Socket, number>();
      for (let isListening = true; isListening || open.size > 0; await delay(20)) {
        // Timers run before sockets are read: after a pause, a connection that looks idle may hold a request.
        await readArrived();
        const now = performance.now();
        if (isListening && (now >= end || open.size === 0)) {
          isListening = false;
          // `http.Server.close` would also cut connections that are still flushing a response.
          for (const server of servers) NetServer.prototype.close.call(server);
        }
        const busy = guard.busySockets();
        for (const socket of open) {
          if (busy.has(socket)) idleSince.delete(socket);
          else if (now - (idleSince.get(socket) ?? now) >= linger) socket.destroy();
          else idleSince.set(socket, idleSince.get(socket) ?? now);
        }
      }
      // Now it only stops the timer that checks for slow clients.
      for (const server of servers) server.close();
    },
  };
}
