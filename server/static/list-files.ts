import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Written for static hosts that read them, never for a browser. */
const forHostsOnly = new Set(['_headers', '_redirects']);

/**
 * Lists what a folder offers, as paths from it with `/` between: `services/cloud-solutions.html`.
 *
 * Only these can ever be served. Left out: names that begin with a dot, symbolic links, what static hosts
 * read, and the compressed copies beside a file (they are chosen by `Accept-Encoding`). A missing folder offers nothing.
 */
export async function listFiles(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const all = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
      ),
  );
  return new Set([...all].filter((file) => !isHidden(file) && !isCompressedCopy(file, all)));
}

/**
 * Lists what an export offers.
 *
 * @throws Error when the folder holds no `index.html` or no `404.html`.
 */
export async function listExport(root: string): Promise<ReadonlySet<string>> {
  const files = await listFiles(root);
  for (const page of ['index.html', '404.html']) {
    if (!files.has(page)) throw new Error(`${root} has no ${page}: run "npm run build" first.`);
  }
  return files;
}

function isHidden(file: string): boolean {
  return forHostsOnly.has(file) || file.split('/').some((part) => part.startsWith('.'));
}

function isCompressedCopy(file: string, all: ReadonlySet<string>): boolean {
  return /\.(?:br|gz)$/.test(file) && all.has(file.slice(0, -3));
}
