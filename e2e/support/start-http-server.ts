import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { portOf } from '../../server/testing/free-port.ts';

export type TestServer = { /** Without a trailing slash. */ url: string; stop(): void };

/** Starts an HTTP server on a free port of this machine. */
export async function startHttpServer(listener: RequestListener): Promise<TestServer> {
  const server = createServer(listener).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${portOf(server)}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
