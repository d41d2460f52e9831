import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers do not pipeline. */
const maxInFlight = 32;

/**
 * Handles one request per turn of the event loop, and those that a connection pipelines one after the other: new connections
 * and other visitors get their turn in between. Closes a connection with too many requests in flight.
 *
 * @param onRefusal called once for each connection that is closed
 */
export function limitRequests(handler: RequestListener, onRefusal: () => void): RequestListener {
  const connections = new WeakMap<Socket, { inFlight: number; last: ServerResponse }>();
  const takeTurn = createTurns();

  return (request, response) => {
    const { socket } = request;
    // Node parses all that has arrived, even on a closed connection.
    if (socket.destroyed) return;
    // No legitimate client needs chunked bodies, and one in one-byte chunks costs as much as a thousand others.
    if (request.headers['transfer-encoding'] !== undefined) {
      response.writeHead(411, { connection: 'close', 'content-length': 0 }).end();
      request.destroy();
      return;
    }
    const connection = connections.get(socket) ?? { inFlight: 0, last: response };
    if (connection.inFlight === maxInFlight) {
      onRefusal();
      closeCheaply(socket);
      return;
    }
    const { inFlight, last } = connection;
    connections.set(socket, Object.assign(connection, { inFlight: inFlight + 1, last: response }));
    response.once('close', () => {
      connection.inFlight -= 1;
    });
    const handle = () =>
      takeTurn(() => {
        if (!socket.destroyed) handler(request, response);
        return !socket.destroyed;
      });
    if (inFlight === 0) handle();
    else last.once('close', handle);
  };
}

/** On closing, Node creates an error for each unanswered request: without their stacks, a thousand take half the time. */
function closeCheaply(socket: Socket): void {
  const { stackTraceLimit } = Error;
  socket.prependOnceListener('close', () => {
    Error.stackTraceLimit = 0;
  });
  socket.once('close', () => {
    Error.stackTraceLimit = stackTraceLimit;
  });
  socket.destroy();
}

/** Runs tasks in order, one per turn of the event loop. A task returns false if it had nothing to do. */
function createTurns(): (task: () => boolean) => void {
  const tasks: (() => boolean)[] = [];
  let isScheduled = false;
  const schedule = () => {
    if (!isScheduled && tasks.length > 0) setImmediate(runNext);
    isScheduled = tasks.length > 0;
  };
  const runNext = () => {
    isScheduled = false;
    while (tasks.shift()?.() === false);
    schedule();
  };
  return (task) => {
    tasks.push(task);
    schedule();
  };
}
