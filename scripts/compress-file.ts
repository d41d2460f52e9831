import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Data of single pages and pictures: the last step of quality takes three times as long and saves 2 percent or nothing. */
const fewReadThem = /\/hydration\/page[^/]*\.js$|\.svg$/;

/** Below this, what is saved does not pay for the look-up. */
const smallest = 1024;

/**
 * Writes `file.br` and `file.gz` unless both are newer than the file. A copy that is no smaller than the file is
 * not kept, and a small file's older copies go, so that a copy never says something else than its file.
 *
 * @returns whether it compressed anything.
 */
export async function compressFile(file: string): Promise<boolean> {
  const { size, mtimeMs } = await stat(file);
  const copies = [`${file}.br`, `${file}.gz`];
  if (size < smallest) {
    await Promise.all(copies.map((copy) => rm(copy, { force: true })));
    return false;
  }
  const times = await Promise.all(
    copies.map((copy) =>
      stat(copy).then(
        (found) => found.mtimeMs,
        () => 0,
      ),
    ),
  );
  if (times.every((time) => time > mtimeMs)) return false;

  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY - (fewReadThem.test(file) ? 1 : 0),
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await replace(`${file}.br`, await brotli(content, { params }), size);
  await replace(`${file}.gz`, await deflate(content, { level: constants.Z_BEST_COMPRESSION }), size);
  return true;
}

/** Written beside and renamed, so that a server never reads half a copy. */
async function replace(copy: string, content: Buffer, fileSize: number): Promise<void> {
  if (content.length >= fileSize) return rm(copy, { force: true });
  await writeFile(`${copy}.new`, content);
  await rename(`${copy}.new`, copy);
}
