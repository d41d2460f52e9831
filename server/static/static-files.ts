import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { cacheControl } from '../headers/cache-rules.ts';
import { mediaTypeOf } from '../headers/media-types.ts';
import { type Encoding, encodings } from '../releases/list-files.ts';
import { createByteCache } from './byte-cache.ts';

/** In bytes. */
const cacheCapacity = 32 * 1024 * 1024;

/** A file, or a compressed copy of it, ready to be sent. */
export type StaticFile = {
  size: number;
  etag: string;
  headers: Readonly<Record<string, string>>;
  /** Reads the bytes from `first` to `last`, inclusive. */
  read(first: number, last: number): Buffer | Readable;
};

type FileRequest = {
  /** The folder of a release, which never changes. */
  root: string;
  file: string;
  encoding: Encoding | undefined;
  policyOf(file: string): string;
};

/** Returns a function that opens files of releases: synchronously when the file is in the cache of small files. */
export function createFileOpener(): (wanted: FileRequest) => StaticFile | Promise<StaticFile> {
  const cache = createByteCache<StaticFile>(cacheCapacity);
  const pending = new Map<string, Promise<StaticFile>>();

  async function load(name: string, wanted: FileRequest): Promise<StaticFile> {
    const { size, mtimeMs } = await stat(name);
    const content = cache.accepts(size) ? await readFile(name) : undefined;
    const etag = buildEtag(size, mtimeMs);
    const file: StaticFile = {
      size,
      etag,
      headers: { ...buildHeaders(wanted), etag },
      read: (first, last) =>
        content?.subarray(first, last + 1) ?? createReadStream(name, { start: first, end: last }),
    };
    if (content) cache.set(name, file, size);
    return file;
  }

  return (wanted) => {
    const name = path.join(wanted.root, wanted.file + (wanted.encoding ? encodings[wanted.encoding] : ''));
    const existing = cache.get(name) ?? pending.get(name);
    if (existing) return existing;
    const loading = load(name, wanted).finally(() => pending.delete(name));
    pending.set(name, loading);
    return loading;
  };
}

/** In the format of nginx, so that browser caches stay valid when one server replaces the other. */
function buildEtag(size: number, mtimeMs: number): string {
  return `"${Math.floor(mtimeMs / 1000).toString(16)}-${size.toString(16)}"`;
}

function buildHeaders({ file, encoding, policyOf }: FileRequest): Record<string, string> {
  return {
    'content-security-policy': policyOf(file),
    'cache-control': cacheControl(file),
    'content-type': mediaTypeOf(file),
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
  };
}
