import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { portOf } from '../http/port-of.ts';

type TcpProxy = {
  port: number;
  /** Ends every connection without a word, as when a machine fails. New ones go through. */
  cut(): void;
  /** From now on nothing passes, in no connection, as when a network fails; `false` lets new connections pass again. */
  stall(isStalled: boolean): void;
  stop(): Promise<void>;
};

/** Passes bytes on to a port of this machine until it is told to fail. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isStalled = false;
  const server = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1');
    const pair = [client, target] as const;
    for (const [from, to] of [pair, [target, client] as const]) {
      sockets.add(from);
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
    }
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
