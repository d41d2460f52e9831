import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { folderWith } from '../../server/testing/folder-with.ts';
import { compressExport } from './compress-export.ts';

const page = '<p>Somebody is always awake.</p>'.repeat(100);

it('writes a Brotli and a gzip copy of a text file', async () => {
  const root = folderWith({ 'a/index.html': page });
  expect(await compressExport(root)).toBe(1);
  const copy = (ending: string) => readFile(path.join(root, `a/index.html.${ending}`));
  expect(brotliDecompressSync(await copy('br')).toString()).toBe(page);
  expect(gunzipSync(await copy('gz')).toString()).toBe(page);
});

it('ignores pictures and small files', async () => {
  const root = folderWith({ 'a.png': page, 'small.txt': 'x'.repeat(1023), 'big.txt': 'x'.repeat(1024) });
  await compressExport(root);
  expect((await readdir(root)).sort()).toEqual(['a.png', 'big.txt', 'big.txt.br', 'big.txt.gz', 'small.txt']);
});

it('writes no copy that is larger than its file', async () => {
  const random = Buffer.from(Array.from({ length: 2000 }, (_, at) => (at * 7919 + at ** 3 * 31) % 256));
  const root = folderWith({ 'a.wasm': random });
  await compressExport(root);
  const sizes = await Promise.all(
    (await readdir(root)).map(async (name) => (await readFile(path.join(root, name))).length),
  );
  expect(Math.max(...sizes)).toBe(random.length);
});
