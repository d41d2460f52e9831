import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';

const gzipped = (content: Uint8Array) => content[0] === 0x1f && content[1] === 0x8b;

/**
 * Writes a file of the index. Pagefind's own are gzipped and unpacked in the browser, or taken as they are where a server
 * has unpacked them already. So the copy for browsers that take Brotli holds the content: a sixth less to fetch.
 *
 * @returns the bytes of the file and of what such a browser fetches.
 */
export function writeIndexFile(file: string, content: Uint8Array): { size: number; fetched: number } {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
  if (!gzipped(content)) return { size: content.length, fetched: content.length };
  const plain = gunzipSync(content);
  const packed = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
  fs.writeFileSync(`${file}.br`, packed);
  return { size: content.length, fetched: packed.length };
}
