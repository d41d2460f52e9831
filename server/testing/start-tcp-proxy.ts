import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { portOf } from '../http/port-of.ts';

type TcpProxy = {
  port: number;
  /** Resets every connection, like a machine that fails. New connections pass. */
  cut(): void;
  /** Blocks all traffic, like a network that fails; `false` lets new connections pass again. */
  stall(isStalled: boolean): void;
  stop(): Promise<void>;
};

/** Starts a proxy to a local port that simulates network failures. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isStalled = false;
  const forward = (from: Socket, to: Socket) => {
    sockets.add(from);
    // Once stalled, a connection never recovers.
    let isLost = isStalled;
    from.on('data', (bytes) => {
      isLost ||= isStalled;
      if (!isLost) to.write(bytes);
    });
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      if (!isLost && !isStalled) to.destroy();
    });
  };
  const server = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1');
    forward(client, target);
    forward(target, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port: portOf(server),
    cut,
    stall: (value) => {
      isStalled = value;
    },
    stop: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
