import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers do not pipeline. */
const maxInFlight = 32;

/**
 * Closes a connection with too many requests in flight, unanswered.
 *
 * @param onRefusal called once for each connection that is closed
 */
export function limitPipelining(app: FastifyInstance, onRefusal: () => void): void {
  const inFlight = new WeakMap<Socket, number>();
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const count = (inFlight.get(socket) ?? 0) + 1;
    if (count <= maxInFlight) {
      inFlight.set(socket, count);
      reply.raw.once('close', () => inFlight.set(socket, (inFlight.get(socket) ?? 0) - 1));
      done();
      return;
    }
    // Node parses all that has arrived, even on a closed connection.
    if (!socket.destroyed) onRefusal();
    socket.destroy();
    reply.hijack();
  });
}
