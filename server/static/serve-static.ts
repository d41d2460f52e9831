import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { methodNotAllowed } from '../http/method-not-allowed.ts';
import type { Release } from '../releases/load-release.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { sendFile } from './send-file.ts';
import { createFileOpener } from './static-files.ts';

/** Serves the current release on every path that no other route handles. */
export function serveStatic(app: FastifyInstance, current: () => Release): void {
  const open = createFileOpener();

  function answer(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const [path, query] = splitUrl(request.url);
    const release = current();
    const resolution = release.resolvePath(path);
    if ('location' in resolution) {
      const { location, status } = resolution;
      return reply.redirect(
        status === 308 && query !== undefined ? `${location}?${query}` : location,
        status,
      );
    }
    // A page that was loaded before a switch refers to the assets of its own release.
    const asset = path.slice(1);
    const isShared = resolution.status === 404 && release.sharedAssets.files.has(asset);
    const file = isShared ? asset : resolution.file;
    const { root, files } = isShared ? release.sharedAssets : release;
    reply.code(isShared ? 200 : resolution.status);

    // Ranges refer to the bytes of the uncompressed file.
    const accepted = request.headers.range === undefined ? request.headers['accept-encoding'] : undefined;
    const encoding = chooseEncoding(accepted, files.get(file) ?? []);
    const opened = open({ root, file, encoding, policyOf: release.policyOf });
    // A cached file is sent in the same turn, so that pipelined requests do not pile up.
    return opened instanceof Promise
      ? opened.then((read) => sendFile(request, reply, read))
      : sendFile(request, reply, opened);
  }

  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answer });
  methodNotAllowed(app, '/*', ['GET', 'HEAD']);
}

/** The decoded path and the raw query. A path that cannot be decoded stays encoded: no file has such a name. */
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
