import fs from 'node:fs';
import path from 'node:path';
import { outFolder } from './out-folder.ts';
import { startHttpServer, type TestServer } from './start-http-server.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/**
 * Starts a host without any configuration for the site: it serves the file, or the page of that name, or `404.html` with
 * status 404.
 */
export function startStaticHost(): Promise<TestServer> {
  return startHttpServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const wanted = path.join(outFolder, pathname === '/' ? 'index.html' : pathname);
    const file = [wanted, `${wanted}.html`].find((name) =>
      fs.statSync(name, { throwIfNoEntry: false })?.isFile(),
    );
    const served = file ?? path.join(outFolder, '404.html');
    response.writeHead(file ? 200 : 404, {
      'content-type': types[path.extname(served)] ?? 'application/octet-stream',
    });
    fs.createReadStream(served).pipe(response);
  });
}
