import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { methodNotAllowed } from '../http/method-not-allowed.ts';
import type { Release } from '../releases/load-release.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { sendFile } from './send-file.ts';
import { createStaticFiles } from './static-files.ts';

/** Serves the release that is current when a request comes in, for every path that no other route takes. */
export function serveStatic(app: FastifyInstance, current: () => Release): void {
  const open = createStaticFiles();

  function answer(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const [path, query] = splitUrl(request.url);
    const release = current();
    const found = release.findAnswer(path);
    if ('location' in found) {
      const keepsQuery = found.status === 308 && query !== undefined;
      return reply.redirect(keepsQuery ? `${found.location}?${query}` : found.location, found.status);
    }
    // A page that was loaded before a switch names files of its own release.
    const asset = path.slice(1);
    const isOlder = found.status === 404 && release.older.files.has(asset);
    const file = isOlder ? asset : found.file;
    const { root, files } = isOlder ? release.older : release;
    reply.code(isOlder ? 200 : found.status);

    // A range counts the bytes of the file itself, so it is cut from the uncompressed one.
    const accepted = request.headers.range === undefined ? request.headers['accept-encoding'] : undefined;
    const encoding = chooseEncoding(accepted, files.get(file) ?? []);
    const opened = open({ root, file, encoding, policyOf: release.policyOf });
    // What is in memory is sent in the same turn: requests that a client sends ahead do not pile up.
    return opened instanceof Promise
      ? opened.then((read) => sendFile(request, reply, read))
      : sendFile(request, reply, opened);
  }

  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answer });
  methodNotAllowed(app, '/*', ['GET', 'HEAD']);
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
