import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { shareTime } from './share-time.ts';

type Exchange = [request: IncomingMessage, response: ServerResponse];

/** In milliseconds, between two looks at the connections. */
const budget = 4;

/**
 * Hands requests to `handler` so that whoever sends many at once holds up nobody but himself: those of a connection one after
 * the other, each once the one before it is answered, and when there is more to do than time, each address in its turn.
 */
export function takeTurns(handler: RequestListener): RequestListener {
  const behind = new WeakMap<Socket, Exchange[]>();
  const share = shareTime({ budget });

  function handle([request, response]: Exchange): void {
    const { socket } = request;
    response.once('close', () => goOn(socket));
    share(socket.remoteAddress ?? '', () => {
      if (!socket.destroyed) handler(request, response);
    });
  }

  function goOn(socket: Socket): void {
    const next = behind.get(socket)?.shift();
    if (next && !socket.destroyed) handle(next);
    else behind.delete(socket);
  }

  return (request, response) => {
    const queue = behind.get(request.socket);
    if (queue) {
      queue.push([request, response]);
      return;
    }
    behind.set(request.socket, []);
    handle([request, response]);
  };
}
