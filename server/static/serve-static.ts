import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { headersOf } from '../headers/file-headers.ts';
import type { Release } from '../releases/load-release.ts';

/** Serves the current release, with its compressed copies, on every path that no other route handles. */
export async function serveStatic(app: FastifyInstance, current: () => Release): Promise<void> {
  await app.register(fastifyStatic, { root: '/', serve: false, preCompressed: true, cacheControl: false });

  app.get('/*', (request, reply) => {
    const [path = '/', query] = request.url.split(/\?(.*)/s);
    const { resolvePath, root } = current();
    const found = resolvePath(decodeURIComponent(path));
    if ('location' in found) {
      const { location, status } = found;
      return reply.redirect(
        status === 308 && query !== undefined ? `${location}?${query}` : location,
        status,
      );
    }
    return reply.code(found.status).headers(headersOf(found.file)).sendFile(found.file, root);
  });
}
