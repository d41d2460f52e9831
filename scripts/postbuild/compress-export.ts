import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { listFiles } from '../files/list-files.ts';

const compressible = /\.(?:html|css|js|mjs|json|svg|xml|txt|webmanifest|wasm|ico|ttf)$/;
/** In bytes. Below it, the saving is not worth a server's lookup of the copy. */
const minSize = 1024;

/** Quality 11 would save 2 percent and take twice as long; 9 would put a tenth more into a page, and some past its first round trip. */
export const brotliOptions = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 10 } };

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Writes a `.br` and a `.gz` next to every text file of at least 1 kB below a folder, unless the copy is no smaller.
 *
 * @returns how many files were compressed
 */
export async function compressExport(root: string): Promise<number> {
  const files = listFiles(root).filter((file) => compressible.test(file));
  let done = 0;
  const worker = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop())
      if (await compressFile(path.join(root, file))) done += 1;
  };
  // zlib uses a thread pool: one file per core keeps all cores busy.
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return done;
}

async function compressFile(file: string): Promise<boolean> {
  const content = await readFile(file);
  if (content.length < minSize) return false;
  const copies = { br: await brotli(content, brotliOptions), gz: await gzip(content, { level: 9 }) };
  for (const [ending, copy] of Object.entries(copies))
    if (copy.length < content.length) await writeFile(`${file}.${ending}`, copy);
  return true;
}
