import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { cacheControl } from '../headers/cache-rules.ts';
import { mediaTypeOf } from '../headers/media-types.ts';
import { type Encoding, encodings } from '../releases/list-files.ts';
import { createByteCache } from './byte-cache.ts';

/** In bytes: how much of the releases is held in memory. */
const capacity = 32 * 1024 * 1024;

/** A file, or a compressed copy of it, ready to be sent. */
export type StaticFile = {
  size: number;
  etag: string;
  /** Those that are the same whenever it is sent. */
  headers: Readonly<Record<string, string>>;
  /** The bytes of a part, both ends included. */
  read(first: number, last: number): Buffer | Readable;
};

type Wanted = {
  /** The folder of a release, which never changes. */
  root: string;
  file: string;
  encoding: Encoding | undefined;
  policyOf(file: string): string;
};

/**
 * Opens files of releases. Small ones stay in memory, those that were asked for last.
 *
 * @returns a function that returns a file at once when it is in memory
 */
export function createStaticFiles(): (wanted: Wanted) => StaticFile | Promise<StaticFile> {
  const cache = createByteCache<StaticFile>(capacity);
  const opening = new Map<string, Promise<StaticFile>>();

  async function load(name: string, wanted: Wanted): Promise<StaticFile> {
    const { size, mtimeMs } = await stat(name);
    const content = cache.holds(size) ? await readFile(name) : undefined;
    const etag = etagOf(size, mtimeMs);
    const file: StaticFile = {
      size,
      etag,
      headers: { ...headersOf(wanted), etag },
      read: (first, last) =>
        content?.subarray(first, last + 1) ?? createReadStream(name, { start: first, end: last }),
    };
    if (content) cache.set(name, file, size);
    return file;
  }

  return (wanted) => {
    const name = path.join(wanted.root, wanted.file + (wanted.encoding ? encodings[wanted.encoding] : ''));
    const known = cache.get(name) ?? opening.get(name);
    if (known) return known;
    const loading = load(name, wanted).finally(() => opening.delete(name));
    opening.set(name, loading);
    return loading;
  };
}

/** As nginx writes it, so that what a browser has stays good when one server takes over from the other. */
function etagOf(size: number, mtimeMs: number): string {
  return `"${Math.floor(mtimeMs / 1000).toString(16)}-${size.toString(16)}"`;
}

function headersOf({ file, encoding, policyOf }: Wanted): Record<string, string> {
  return {
    'content-security-policy': policyOf(file),
    'cache-control': cacheControl(file),
    'content-type': mediaTypeOf(file),
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
  };
}
