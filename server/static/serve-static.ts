import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheControl } from '../headers/cache-control.ts';
import { methodNotAllowed } from '../http/method-not-allowed.ts';
import { findAnswer } from './find-answer.ts';
import { listFiles } from './list-files.ts';

/**
 * Serves the export in `root` for every path that no other route takes.
 *
 * The folder is listed once: what a later build adds is served after a restart.
 *
 * @param policyOf tells the policy that a file is sent with
 */
export async function serveStatic(
  app: FastifyInstance,
  root: string,
  policyOf: (file: string) => string,
): Promise<void> {
  const files = await listFiles(root);
  // A file's tag is made of its size and of when it was written, so each build changes it, also where the page stayed
  // the same. The date besides would say no more.
  const options = { serve: false, preCompressed: true, cacheControl: false, lastModified: false };
  await app.register(fastifyStatic, { root, ...options });

  app.get('/*', (request, reply) => {
    const [path = '/', query] = splitUrl(request.url);
    const answer = findAnswer(path, files);
    if ('location' in answer) {
      const keepsQuery = answer.status === 308 && query !== undefined;
      return reply.redirect(keepsQuery ? `${answer.location}?${query}` : answer.location, answer.status);
    }
    reply.code(answer.status).header('content-security-policy', policyOf(answer.file));
    return sendFile(request, reply, answer.file);
  });
  methodNotAllowed(app, '/*', ['GET', 'HEAD']);
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: string): FastifyReply {
  const { headers } = request.raw;
  // A range counts the bytes of the file itself, so it is cut from the uncompressed one.
  if (headers.range !== undefined) headers['accept-encoding'] = 'identity';
  if (reply.statusCode === 404) {
    // An error page is always sent whole: "not modified" or "partial content" would hide the status.
    for (const name of ['range', 'if-none-match', 'if-modified-since', 'if-match'] as const)
      delete headers[name];
  }
  return reply.header('cache-control', cacheControl(file)).sendFile(file);
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
