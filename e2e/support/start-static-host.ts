import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { outFolder } from './out-folder.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/**
 * A host that knows nothing of the site: it serves the file, or the page of that name, or `404.html` with status 404.
 *
 * @returns its address without a slash at the end, and how to stop it
 */
export async function startStaticHost(): Promise<{ url: string; stop(): void }> {
  const server = http.createServer((request, response) => {
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
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  return {
    url: `http://localhost:${portOf(server.address())}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('the static host has no port');
  return address.port;
}
