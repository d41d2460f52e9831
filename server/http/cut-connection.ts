import type { Socket } from 'node:net';

/** What Node's parser takes as: this connection speaks another protocol from here on. */
const readNoMore = () => 2;

/**
 * Destroys a connection, and reads no more requests out of what has arrived on it.
 *
 * By itself, Node goes on to read all that came in one piece, and 64 kB hold a thousand requests. Its parser is no documented
 * part of a socket: where it is missing, what is left of the piece is read in vain.
 */
export function cutConnection(socket: Socket): void {
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser === 'object' && parser !== null) Reflect.set(parser, 'onIncoming', readNoMore);
  socket.destroy();
}
