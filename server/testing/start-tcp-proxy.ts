import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { portOf } from './free-port.ts';

/** Starts a proxy to a local port that simulates network failures, on a free port unless one is given. */
export async function startTcpProxy(targetPort: number, port = 0) {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1');
    client.pipe(target).pipe(client);
    for (const [socket, other] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(socket);
      socket
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(socket);
          other.destroy();
        });
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  /** Resets every connection, like a machine that fails. New connections pass. */
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const stop = async () => {
    cut();
    server.close();
    await once(server, 'close');
  };
  return { port: portOf(server), cut, stop, [Symbol.asyncDispose]: stop };
}
