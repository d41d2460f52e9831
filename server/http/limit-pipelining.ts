import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers do not pipeline. */
const maxInFlight = 32;

/**
 * Answers pipelined requests of a connection one after the other, so that other connections get their turn in between.
 * Closes a connection with too many requests in flight.
 *
 * @param onRefusal called once for each connection that is closed
 */
export function limitPipelining(app: FastifyInstance, onRefusal: () => void): void {
  const connections = new WeakMap<Socket, { inFlight: number; last: ServerResponse }>();
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const response = reply.raw;
    const connection = connections.get(socket) ?? { inFlight: 0, last: response };
    const { last } = connection;
    if (connection.inFlight === maxInFlight) {
      reply.hijack();
      if (!socket.destroyed) onRefusal();
      socket.destroy();
      return;
    }
    connection.inFlight += 1;
    connection.last = response;
    connections.set(socket, connection);
    response.once('close', () => {
      connection.inFlight -= 1;
    });
    // When the connection is lost, a response that has not begun never closes, and its request is dropped.
    if (connection.inFlight === 1) done();
    else last.once('close', () => done());
  });
}
