import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { constants } from 'node:zlib';
import type { Compressor } from './compressor.ts';

const compressible = /\.(?:html|css|js|mjs|json|svg|xml|txt|webmanifest|wasm|ico|ttf)$/;
/** Data of single pages and pictures: the last step of quality takes three times as long and saves 2 percent or nothing. */
const rarelyRead = /\/hydration\/page[^/]*\.js$|\.svg$/;
/** Below this, what is saved does not pay for the look-up, in bytes. */
const smallest = 1024;

/**
 * Puts a `.br` and a `.gz` beside every text file of at least 1 kB in the folder and below it. A copy that is no smaller
 * than its file is not kept.
 *
 * @param left a folder to leave alone
 * @returns how many files were compressed
 */
export async function compressExport(root: string, compressor: Compressor, left?: string): Promise<number> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => compressible.test(file) && !(left && file.startsWith(left + path.sep)));
  let done = 0;
  const worker = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop())
      if (await compressFile(file, compressor)) done += 1;
  };
  // zlib works in threads of its own: as many files at a time as there are cores keep them all busy.
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return done;
}

async function compressFile(file: string, { compress }: Compressor): Promise<boolean> {
  const content = await readFile(file);
  if (content.length < smallest) return false;
  const quality = constants.BROTLI_MAX_QUALITY - (rarelyRead.test(file) ? 1 : 0);
  const copies = await compress(content, quality);
  for (const [ending, copy] of Object.entries(copies))
    if (copy.length < content.length) await writeFile(`${file}.${ending}`, copy);
  return true;
}
