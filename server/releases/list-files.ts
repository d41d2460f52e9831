import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Next to the releases: the hashed files of all kept releases. */
export const assetsFolder = 'assets';

/** The file endings of compressed copies. */
export const encodings = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof encodings;

/** The only dot folder that is served (RFC 8615). */
const wellKnown = '.well-known';

/** The compressed copies of each file, the smallest first. Paths are relative with `/`: `services/cloud-solutions.html`. */
export type Files = ReadonlyMap<string, readonly Encoding[]>;

/** Configuration of static hosts. */
const hostFiles = new Set(['_headers', '_redirects']);

/**
 * Lists the files of a folder that may be served. A missing folder has none.
 *
 * Leaves out dotfiles except in `.well-known`, symbolic links, configuration of static hosts, and compressed copies,
 * which are chosen by `Accept-Encoding`.
 */
export async function listFiles(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const all = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
      ),
  );
  const served = [...all].filter((file) => !isHidden(file) && !isCompressedCopy(file, all));
  return new Map(served.map((file) => [file, encodingsOf(file, all)]));
}

/** @throws Error when the export has no `index.html` or no `404.html`. */
export async function listExport(root: string): Promise<Files> {
  const files = await listFiles(root);
  for (const page of ['index.html', '404.html']) {
    if (!files.has(page)) throw new Error(`${root} has no ${page}: run "npm run build" first.`);
  }
  return files;
}

function isHidden(file: string): boolean {
  const [first = '', ...rest] = file.split('/');
  const isDotted =
    (first.startsWith('.') && first !== wellKnown) || rest.some((part) => part.startsWith('.'));
  return hostFiles.has(file) || isDotted;
}

function isCompressedCopy(file: string, all: ReadonlySet<string>): boolean {
  return Object.values(encodings).some(
    (ending) => file.endsWith(ending) && all.has(file.slice(0, -ending.length)),
  );
}

function encodingsOf(file: string, all: ReadonlySet<string>): Encoding[] {
  return (['br', 'gzip'] as const).filter((encoding) => all.has(file + encodings[encoding]));
}
