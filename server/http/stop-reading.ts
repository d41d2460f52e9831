import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Returned from `onIncoming`, makes Node's parser treat the rest as another protocol and skip it. */
const skipRest = 2;

const stopped = new WeakSet<Duplex>();

/**
 * Patches the HTTP parser of a connection so that `stopReading` can interrupt it. Node otherwise parses every chunk to
 * its end: 64 kB hold a thousand requests, or ten thousand one-byte pieces of a body.
 *
 * The parser is undocumented. Without it, the rest of a chunk is parsed in vain.
 *
 * @param socket a new connection that Node has assigned a parser to
 */
export function makeReadingStoppable(socket: Socket): void {
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser !== 'object' || parser === null) return;
  const onIncoming: unknown = Reflect.get(parser, 'onIncoming');
  if (typeof onIncoming !== 'function') return;
  // Node reuses parsers but sets `onIncoming` again for each connection.
  Reflect.set(parser, 'onIncoming', (...request: unknown[]) => {
    const next: unknown = stopped.has(socket) ? skipRest : Reflect.apply(onIncoming, parser, request);
    return stopped.has(socket) ? skipRest : next;
  });
}

/** Ignores everything else that a client sends on a connection: requests and the rest of a body. */
export function stopReading(socket: Socket): void {
  stopped.add(socket);
}

export function hasStoppedReading(socket: Duplex): boolean {
  return stopped.has(socket);
}
