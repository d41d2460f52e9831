import type { AddressInfo } from 'node:net';
import path from 'node:path';
import fastify from 'fastify';
import { securityHeaders } from './security-headers.ts';
import { serveStatic } from './static/serve-static.ts';

type Options = {
  /** The folder of the export. */
  root: string;
  /** 0 takes any free port. */
  port: number;
  host: string;
};

type RunningServer = {
  /** Where it listens, without a slash at the end: `http://localhost:3000`. */
  url: string;
  /** Takes no new requests, finishes those it has, then resolves. */
  close(): Promise<void>;
};

/**
 * Serves the exported site.
 *
 * @throws Error when the export is missing or the port is taken.
 */
export async function startServer({ root, port, host }: Options): Promise<RunningServer> {
  const app = fastify({
    // Before any route or hook: a path that cannot be decoded, a method that HTTP does not know.
    frameworkErrors: (error, _, reply) => {
      reply.raw.writeHead(error.statusCode ?? 400, securityHeaders).end();
    },
  });
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(securityHeaders);
  });
  await serveStatic(app, path.resolve(root));
  await app.listen({ port, host });
  return { url: `http://${host}:${portOf(app.server.address()) ?? port}`, close: () => app.close() };
}

function portOf(address: AddressInfo | string | null): number | undefined {
  return typeof address === 'object' ? address?.port : undefined;
}
