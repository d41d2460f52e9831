import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** What Node's parser takes as: this connection speaks another protocol from here on. */
const readNoMore = 2;

const stopped = new WeakSet<Duplex>();

/**
 * Makes it possible to stop reading a connection. By itself, Node reads all that comes in one piece, and makes objects of it:
 * 64 kB hold a thousand requests, or ten thousand pieces of a body that is sent byte by byte.
 *
 * Its parser is no documented part of a socket. Where it is missing, what has come is read in vain.
 *
 * @param socket a new connection, after Node has given it a parser
 */
export function allowToStopReading(socket: Socket): void {
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser !== 'object' || parser === null) return;
  const onIncoming: unknown = Reflect.get(parser, 'onIncoming');
  if (typeof onIncoming !== 'function') return;
  // The parser goes on to other connections later, but Node sets this function anew for each.
  Reflect.set(parser, 'onIncoming', (...request: unknown[]) => {
    const next: unknown = stopped.has(socket) ? readNoMore : Reflect.apply(onIncoming, parser, request);
    return stopped.has(socket) ? readNoMore : next;
  });
}

/** Reads nothing more out of what a client has sent, or still sends, on a connection: neither requests nor their bodies. */
export function stopReading(socket: Socket): void {
  stopped.add(socket);
}

export function hasStoppedReading(socket: Duplex): boolean {
  return stopped.has(socket);
}
