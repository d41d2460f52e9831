import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const gzipLevel = constants.Z_BEST_COMPRESSION;

/** The same bytes compressed, by the ending of the copy's name. */
type Copies = { readonly br: Buffer; readonly gz: Buffer };

export type Compressor = {
  /** @param quality of Brotli, from 0 to 11 */
  compress(content: Buffer, quality: number): Promise<Copies>;
  /** Removes what was kept and not asked for since the compressor was opened. */
  forgetUnused(): void;
};

/**
 * Compresses, and keeps what it made in a folder: most files of a build are the same as in the one before. What is kept goes by
 * the content, the settings and the versions of the libraries, so that none of them can change unnoticed.
 */
export function openCompressor(folder: string): Compressor {
  mkdirSync(folder, { recursive: true });
  const used = new Set<string>();
  return {
    async compress(content, quality) {
      const settings = [quality, gzipLevel, process.versions.brotli, process.versions.zlib].join();
      const key = createHash('sha256').update(`${settings}\0`).update(content).digest('hex');
      const kept = { br: path.join(folder, `${key}.br`), gz: path.join(folder, `${key}.gz`) };
      for (const file of Object.values(kept)) used.add(path.basename(file));
      try {
        return { br: await readFile(kept.br), gz: await readFile(kept.gz) };
      } catch {
        const copies = await make(content, quality);
        await Promise.all([keep(kept.br, copies.br), keep(kept.gz, copies.gz)]);
        return copies;
      }
    },
    forgetUnused() {
      for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(path.join(folder, name));
    },
  };
}

async function make(content: Buffer, quality: number): Promise<Copies> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return { br: await brotli(content, { params }), gz: await deflate(content, { level: gzipLevel }) };
}

/** Written beside and moved, so that a build cut short leaves no half of a file. */
async function keep(file: string, copy: Buffer): Promise<void> {
  const unfinished = `${file}.${crypto.randomUUID()}`;
  await writeFile(unfinished, copy);
  await rename(unfinished, file);
}
