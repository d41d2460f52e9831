import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { stopReading } from './stop-reading.ts';

/** How many requests may wait for their answers at a time. */
export type RequestLimits = {
  /** Sent ahead on one connection. Browsers send one. */
  perConnection: number;
  /** From one address; Infinity behind a proxy, whose address all visitors share. */
  perAddress: number;
  total: number;
};

/** Which limit a request exceeds. `earlier`: the connection is to be closed after an earlier answer. */
export type Refusal = 'connection' | 'address' | 'total' | 'memory' | 'earlier';

type Connection = { waiting: number; ignored: number; isRefused: boolean; isClosed: boolean };

/** Answered whatever the load is: it tells a supervisor whether to restart the server. */
const alwaysAnswered = '/healthz';

/**
 * Counts the requests that wait for an answer.
 *
 * The first request beyond a limit is the last one that its connection is for. What the client sent after it is ignored,
 * and the connection is cut when that is as much as it may send ahead: Node keeps a record of each.
 *
 * @param isShortOfMemory asked for each request, to refuse it before memory runs out
 * @returns a function that counts a request in, or says which limit it exceeds
 */
export function limitRequests(
  limits: RequestLimits,
  isShortOfMemory: () => boolean,
): (request: IncomingMessage, response: ServerResponse) => Refusal | undefined {
  const connections = new WeakMap<Socket, Connection>();
  const addresses = new Map<string, number>();
  let total = 0;

  function count(connection: Connection, address: string, change: number): void {
    connection.waiting += change;
    total += change;
    const ofAddress = (addresses.get(address) ?? 0) + change;
    if (ofAddress > 0) addresses.set(address, ofAddress);
    else addresses.delete(address);
  }

  function connectionOf(socket: Socket, address: string): Connection {
    const known = connections.get(socket);
    if (known) return known;
    const connection = { waiting: 0, ignored: 0, isRefused: false, isClosed: false };
    connections.set(socket, connection);
    // Responses that wait behind another one are not told that the connection is gone.
    socket.once('close', () => {
      connection.isClosed = true;
      count(connection, address, -connection.waiting);
    });
    return connection;
  }

  function refusalOf(
    { url }: IncomingMessage,
    { waiting }: Connection,
    address: string,
  ): Refusal | undefined {
    if (waiting >= limits.perConnection) return 'connection';
    if (url === alwaysAnswered) return undefined;
    if ((addresses.get(address) ?? 0) >= limits.perAddress) return 'address';
    if (total >= limits.total) return 'total';
    return isShortOfMemory() ? 'memory' : undefined;
  }

  return (request, response) => {
    const { socket } = request;
    const address = socket.remoteAddress ?? '';
    const connection = connectionOf(socket, address);
    if (connection.isRefused) {
      connection.ignored += 1;
      if (connection.ignored >= limits.perConnection) {
        stopReading(socket);
        socket.destroy();
      }
      return 'earlier';
    }
    const refusal = refusalOf(request, connection, address);
    if (refusal) {
      connection.isRefused = true;
      return refusal;
    }
    count(connection, address, 1);
    response.once('close', () => {
      if (!connection.isClosed) count(connection, address, -1);
    });
    return undefined;
  };
}
