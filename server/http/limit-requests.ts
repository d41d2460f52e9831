import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getHeapStatistics } from 'node:v8';
import { stopReading } from './stop-reading.ts';

/** How many requests may be in flight. */
export type RequestLimits = {
  /** Pipelined on one connection. Browsers do not pipeline. */
  perConnection: number;
  /** From one address; Infinity behind a proxy, whose address all visitors share. */
  perAddress: number;
  total: number;
};

/** The limit that a request exceeds. `earlier`: an earlier request on the connection was refused already. */
export type RefusalReason = 'connection' | 'address' | 'total' | 'memory' | 'earlier';

type Connection = {
  address: string;
  inFlight: number;
  ignored: number;
  isRefused: boolean;
  isClosed: boolean;
};

/** Exempt from the load limits: a supervisor decides by it whether to restart the server. */
const healthPath = '/healthz';

/**
 * Counts the requests in flight.
 *
 * The first request beyond a limit is the last one of its connection. Requests pipelined after it are ignored; as many
 * of them as a connection may have in flight end the connection, because Node allocates objects for each.
 *
 * @returns a function that admits a request, or returns the limit that it exceeds
 */
export function limitRequests(
  limits: RequestLimits,
  isShortOfMemory = createMemoryCheck(),
): (request: IncomingMessage, response: ServerResponse) => RefusalReason | undefined {
  const connections = new WeakMap<Socket, Connection>();
  const inFlightByAddress = new Map<string, number>();
  let total = 0;

  function count(connection: Connection, change: number): void {
    const { address } = connection;
    connection.inFlight += change;
    total += change;
    const ofAddress = (inFlightByAddress.get(address) ?? 0) + change;
    if (ofAddress > 0) inFlightByAddress.set(address, ofAddress);
    else inFlightByAddress.delete(address);
  }

  function trackConnection(socket: Socket): Connection {
    const tracked = connections.get(socket);
    if (tracked) return tracked;
    const address = socket.remoteAddress ?? '';
    const connection = { address, inFlight: 0, ignored: 0, isRefused: false, isClosed: false };
    connections.set(socket, connection);
    // Pipelined responses emit no `close` of their own when the connection is lost.
    socket.once('close', () => {
      connection.isClosed = true;
      count(connection, -connection.inFlight);
    });
    return connection;
  }

  function exceededLimit(url: string | undefined, connection: Connection): RefusalReason | undefined {
    if (connection.inFlight >= limits.perConnection) return 'connection';
    if (url === healthPath) return undefined;
    if ((inFlightByAddress.get(connection.address) ?? 0) >= limits.perAddress) return 'address';
    if (total >= limits.total) return 'total';
    return isShortOfMemory() ? 'memory' : undefined;
  }

  return (request, response) => {
    const { socket, url } = request;
    const connection = trackConnection(socket);
    if (connection.isRefused) {
      connection.ignored += 1;
      if (connection.ignored >= limits.perConnection) {
        stopReading(socket);
        socket.destroy();
      }
      return 'earlier';
    }
    const reason = exceededLimit(url, connection);
    if (reason) {
      connection.isRefused = true;
      return reason;
    }
    count(connection, 1);
    response.once('close', () => {
      if (!connection.isClosed) count(connection, -1);
    });
    return undefined;
  };
}

/** Above this share of V8's heap limit, garbage collection takes ever more of the time. */
const maxHeapShare = 0.85;
/** In milliseconds. */
const heapCheckInterval = 100;

/** Returns a function that tells whether the heap is nearly full; it reads the statistics at most ten times a second. */
function createMemoryCheck(): () => boolean {
  let isShort = false;
  let checkedAt = 0;
  return () => {
    const now = performance.now();
    if (now - checkedAt > heapCheckInterval) {
      checkedAt = now;
      const { used_heap_size: used, heap_size_limit: available } = getHeapStatistics();
      isShort = used > available * maxHeapShare;
    }
    return isShort;
  };
}
