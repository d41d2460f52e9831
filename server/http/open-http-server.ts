import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { guardRequests } from './guard-requests.ts';
import { limitConnections } from './limit-connections.ts';
import type { Refusal, RequestLimits } from './limit-requests.ts';
import { type Listening, listen } from './listen.ts';
import type { PageForFailure } from './page-for-failure.ts';
import { allowToStopReading } from './stop-reading.ts';

/** How long a client may take, in milliseconds. */
export type Timeouts = {
  /** From connecting until the headers of a request have arrived. */
  headers: number;
  /** From connecting until a whole request has arrived. */
  request: number;
  /** Between two requests on one connection. */
  keepAlive: number;
  /** Without reading anything of a response. */
  stalled: number;
  /** How often the first two are checked. */
  checkInterval: number;
};

const defaultTimeouts: Timeouts = {
  headers: 10_000,
  request: 30_000,
  keepAlive: 60_000,
  stalled: 90_000,
  checkInterval: 2_000,
};

export type HttpLimits = RequestLimits & { connectionsPerAddress: number };

const defaultLimits: HttpLimits = {
  connectionsPerAddress: 1000,
  perConnection: 16,
  perAddress: 500,
  total: 2000,
};

type Options = Listening & {
  /** Sent with a refusal. */
  headers: Readonly<Record<string, string>>;
  /** Sent when there is too much to do. */
  pageForFailure?: PageForFailure;
  /** All visitors come from a proxy's address. */
  isProxied: boolean;
  limits?: Partial<HttpLimits> | undefined;
  timeouts?: Partial<Timeouts> | undefined;
  isShortOfMemory?: () => boolean;
  onRefusal(reason: Refusal): void;
};

export type HttpServer = {
  /** Where it listens, without a slash at the end: `http://localhost:3000`. */
  url: string;
  /**
   * Closes each connection after its next answer, or when it was idle for `linger` milliseconds; takes new ones that long.
   * Resolves when all are closed.
   */
  close(linger?: number): Promise<void>;
};

/**
 * Hands requests to `handler`, within limits that keep one visitor from taking the server from the others.
 *
 * @throws Error when the port is taken
 */
export async function openHttpServer(handler: RequestListener, options: Options): Promise<HttpServer> {
  const { isProxied } = options;
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  const limits = { ...defaultLimits, ...options.limits, ...(isProxied && { perAddress: Infinity }) };
  const requests = guardRequests(handler, { ...options, limits });
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
        // Refused with our own headers.
        requireHostHeader: false,
      },
      requests.listener,
    );
    // A write that got stuck halfway counts as progress the first time Node looks, so a reader is dropped the second time.
    server.setTimeout(timeouts.stalled / 2);
    server.on('connection', allowToStopReading);
    server.on('connection', limitPerAddress);
    server.on('connection', (socket: Socket) => {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    });
    server.on('checkExpectation', requests.refuseExpectation);
    server.on('clientError', (error, socket) => requests.refuseUnreadable(error, socket));
    return server;
  }

  const { servers, url } = await listen(create, options);
  return {
    url,
    close: async (linger = 0) => {
      requests.closeAfterAnswers();
      const end = performance.now() + linger;
      const idleSince = new Map<Socket, number>();
      for (let isListening = true; isListening || open.size > 0; await delay(20)) {
        const now = performance.now();
        if (isListening && (now >= end || open.size === 0)) {
          isListening = false;
          // Its own method would also cut connections on which the end of an answer is still on its way.
          for (const server of servers) NetServer.prototype.close.call(server);
        }
        const busy = requests.busySockets();
        for (const socket of open) {
          if (busy.has(socket)) idleSince.delete(socket);
          else if (now - (idleSince.get(socket) ?? now) >= linger) socket.destroy();
          else idleSince.set(socket, idleSince.get(socket) ?? now);
        }
      }
      // What is left to that method: it stops looking for slow clients.
      for (const server of servers) server.close();
    },
  };
}
