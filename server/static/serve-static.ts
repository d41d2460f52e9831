import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheControl } from '../headers/cache-control.ts';
import { methodNotAllowed } from '../http/method-not-allowed.ts';
import type { Release } from '../releases/load-release.ts';
import { findAnswer } from './find-answer.ts';

/** Serves the release that is current when a request comes in, for every path that no other route takes. */
export async function serveStatic(app: FastifyInstance, current: () => Release): Promise<void> {
  // A file's tag is made of its size and of when it was written, so each build changes it, also where the page stayed
  // the same. The date besides would say no more.
  const options = { serve: false, preCompressed: true, cacheControl: false, lastModified: false };
  await app.register(fastifyStatic, { root: current().root, ...options });

  app.get('/*', (request, reply) => {
    const [path = '/', query] = splitUrl(request.url);
    const { root, files, older, policyOf } = current();
    const answer = findAnswer(path, files);
    if ('location' in answer) {
      const keepsQuery = answer.status === 308 && query !== undefined;
      return reply.redirect(keepsQuery ? `${answer.location}?${query}` : answer.location, answer.status);
    }
    // A page that was loaded before a switch names files of its own release.
    const asset = path.slice(1);
    if (answer.status === 404 && older.files.has(asset)) {
      reply.header('content-security-policy', policyOf(asset));
      return sendFile(request, reply, asset, older.root);
    }
    reply.code(answer.status).header('content-security-policy', policyOf(answer.file));
    return sendFile(request, reply, answer.file, root);
  });
  methodNotAllowed(app, '/*', ['GET', 'HEAD']);
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: string, root: string): FastifyReply {
  const { headers } = request.raw;
  // A range counts the bytes of the file itself, so it is cut from the uncompressed one.
  if (headers.range !== undefined) headers['accept-encoding'] = 'identity';
  if (reply.statusCode === 404) {
    // An error page is always sent whole: "not modified" or "partial content" would hide the status.
    for (const name of ['range', 'if-none-match', 'if-modified-since', 'if-match'] as const)
      delete headers[name];
  }
  return reply.header('cache-control', cacheControl(file)).sendFile(file, root);
}

/** The decoded path and the query as it came. A path that cannot be decoded stays as it is: no file has its name. */
function splitUrl(url: string): [path: string, query: string | undefined] {
  const at = url.indexOf('?');
  const path = at === -1 ? url : url.slice(0, at);
  const query = at === -1 ? undefined : url.slice(at + 1);
  try {
    return [decodeURIComponent(path), query];
  } catch {
    return [path, query];
  }
}
