import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../files/list-files.ts';

const compressible = /\.(?:html|css|js|mjs|json|svg|xml|txt|webmanifest|wasm|ico|ttf)$/;
/** Page data and pictures get one quality level less: the last one takes three times as long and saves at most 2 percent. */
const fasterCompressed = /\/hydration\/page[^/]*\.js$|\.svg$/;
/** In bytes. Below it, the saving is not worth a server's lookup of the copy. */
const minSize = 1024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const gzipLevel = constants.Z_BEST_COMPRESSION;

/**
 * Writes a `.br` and a `.gz` next to every text file of at least 1 kB below a folder, unless the copy is no smaller.
 *
 * @returns how many files were compressed
 */
export async function compressExport(root: string, compressor: Compressor): Promise<number> {
  const files = listFiles(root).filter((file) => compressible.test(file));
  let done = 0;
  const worker = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop())
      if (await compressFile(path.join(root, file), compressor)) done += 1;
  };
  // zlib uses a thread pool: one file per core keeps all cores busy.
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return done;
}

async function compressFile(file: string, { compress }: Compressor): Promise<boolean> {
  const content = await readFile(file);
  if (content.length < minSize) return false;
  const quality = constants.BROTLI_MAX_QUALITY - (fasterCompressed.test(file) ? 1 : 0);
  const copies = await compress(content, quality);
  for (const [ending, copy] of Object.entries(copies))
    if (copy.length < content.length) await writeFile(`${file}.${ending}`, copy);
  return true;
}

/** Compressed copies by file name extension. */
type Copies = { readonly br: Buffer; readonly gz: Buffer };

type Compressor = {
  /** @param quality of Brotli, from 0 to 11 */
  compress(content: Buffer, quality: number): Promise<Copies>;
  /** Removes cached copies that were not used since the compressor was opened. */
  removeUnused(): void;
};

/**
 * Compresses content and caches the copies in a folder: most files do not change between builds. The cache key covers the
 * content, the settings and the library versions.
 */
export function openCompressor(folder: string): Compressor {
  mkdirSync(folder, { recursive: true });
  const used = new Set<string>();
  return {
    async compress(content, quality) {
      const settings = [quality, gzipLevel, process.versions.brotli, process.versions.zlib].join();
      const key = createHash('sha256').update(`${settings}\0`).update(content).digest('hex');
      const cached = { br: path.join(folder, `${key}.br`), gz: path.join(folder, `${key}.gz`) };
      for (const file of Object.values(cached)) used.add(path.basename(file));
      try {
        return { br: await readFile(cached.br), gz: await readFile(cached.gz) };
      } catch {
        const copies = await compressBoth(content, quality);
        await Promise.all([writeAtomically(cached.br, copies.br), writeAtomically(cached.gz, copies.gz)]);
        return copies;
      }
    },
    removeUnused() {
      for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(path.join(folder, name));
    },
  };
}

async function compressBoth(content: Buffer, quality: number): Promise<Copies> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return { br: await brotli(content, { params }), gz: await deflate(content, { level: gzipLevel }) };
}

/** An interrupted build leaves no truncated file. */
async function writeAtomically(file: string, copy: Buffer): Promise<void> {
  const unfinished = `${file}.${crypto.randomUUID()}`;
  await writeFile(unfinished, copy);
  await rename(unfinished, file);
}
