import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Exchange = [request: IncomingMessage, response: ServerResponse];

/**
 * Hands the requests of a connection to `handler` one after the other. One that was sent ahead waits for the answer before it,
 * and between the two everybody else's turn comes: whoever sends many at once holds up nobody but himself.
 */
export function takeTurns(handler: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, Exchange[]>();

  function handle([request, response]: Exchange): void {
    response.once('close', () => goOn(request.socket));
    handler(request, response);
  }

  function goOn(socket: Socket): void {
    const next = waiting.get(socket)?.shift();
    if (next && !socket.destroyed) setImmediate(handle, next);
    else waiting.delete(socket);
  }

  return (request, response) => {
    const queue = waiting.get(request.socket);
    if (queue) {
      queue.push([request, response]);
      return;
    }
    waiting.set(request.socket, []);
    handle([request, response]);
  };
}
