import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Written for static hosts that read them, never for a browser. */
const forHostsOnly = new Set(['_headers', '_redirects']);

/**
 * Lists what the export offers, as paths from its root with `/` between: `services/cloud-solutions.html`.
 *
 * Only these can ever be served. Left out: names that begin with a dot, symbolic links, what static hosts
 * read, and the compressed copies that stand beside a file (they are chosen by `Accept-Encoding`).
 *
 * @throws Error when the folder holds no `index.html` or no `404.html`.
 */
export async function listFiles(root: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const all = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
  );
  for (const page of ['index.html', '404.html']) {
    if (!all.has(page)) throw new Error(`${root} has no ${page}: run "npm run build" first.`);
  }
  return new Set([...all].filter((file) => !isHidden(file) && !isCompressedCopy(file, all)));
}

function isHidden(file: string): boolean {
  return forHostsOnly.has(file) || file.split('/').some((part) => part.startsWith('.'));
}

function isCompressedCopy(file: string, all: ReadonlySet<string>): boolean {
  return /\.(?:br|gz)$/.test(file) && all.has(file.slice(0, -3));
}
