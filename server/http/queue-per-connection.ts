import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createFairScheduler } from './create-fair-scheduler.ts';

type Exchange = [request: IncomingMessage, response: ServerResponse];

/** In milliseconds per event-loop turn. */
const budget = 4;

/**
 * Keeps a client with many requests from delaying others: passes pipelined requests of a connection to `handler` one
 * after the other, and requests of different addresses round-robin under load.
 */
export function queuePerConnection(handler: RequestListener): RequestListener {
  /** Pipelined requests behind the one that is being answered. */
  const queues = new WeakMap<Socket, Exchange[]>();
  const schedule = createFairScheduler({ budget });

  function run([request, response]: Exchange): void {
    const { socket } = request;
    response.once('close', () => runNext(socket));
    schedule(socket.remoteAddress ?? '', () => {
      if (!socket.destroyed) handler(request, response);
    });
  }

  function runNext(socket: Socket): void {
    const next = queues.get(socket)?.shift();
    if (next && !socket.destroyed) run(next);
    else queues.delete(socket);
  }

  return (request, response) => {
    const queue = queues.get(request.socket);
    if (queue) {
      queue.push([request, response]);
      return;
    }
    queues.set(request.socket, []);
    run([request, response]);
  };
}
