import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** How a copy of a file is compressed, and the ending of the copy's name. */
export const encodings = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof encodings;

/** Where RFC 8615 puts what programs look for on every site: the one folder with a dot that is served. */
const wellKnown = '.well-known';

/** Files by their paths from the folder, with `/` between: `services/cloud-solutions.html`. */
export type Files = ReadonlyMap<string, readonly Encoding[]>;

/** Written for static hosts that read them, never for a browser. */
const forHostsOnly = new Set(['_headers', '_redirects']);

/**
 * Lists what a folder offers, each file with the compressed copies beside it, the smallest first.
 *
 * Only these can ever be served. Left out: names that begin with a dot other than `.well-known`, symbolic links, what static hosts read, and the
 * names of compressed copies (they are chosen by `Accept-Encoding`). A missing folder offers nothing.
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
  const offered = [...all].filter((file) => !isHidden(file) && !isCompressedCopy(file, all));
  return new Map(offered.map((file) => [file, copiesOf(file, all)]));
}

/**
 * Lists what an export offers.
 *
 * @throws Error when the folder holds no `index.html` or no `404.html`.
 */
export async function listExport(root: string): Promise<Files> {
  const files = await listFiles(root);
  for (const page of ['index.html', '404.html']) {
    if (!files.has(page)) throw new Error(`${root} has no ${page}: run "npm run build" first.`);
  }
  return files;
}

function isHidden(file: string): boolean {
  const isDotted = file
    .split('/')
    .some((part, index) => part.startsWith('.') && !(index === 0 && part === wellKnown));
  return forHostsOnly.has(file) || isDotted;
}

const endings = Object.values(encodings);

function isCompressedCopy(file: string, all: ReadonlySet<string>): boolean {
  return endings.some((ending) => file.endsWith(ending) && all.has(file.slice(0, -ending.length)));
}

function copiesOf(file: string, all: ReadonlySet<string>): Encoding[] {
  return (['br', 'gzip'] as const).filter((encoding) => all.has(file + encodings[encoding]));
}
