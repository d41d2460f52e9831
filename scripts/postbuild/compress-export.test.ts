import { mkdtemp, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressExport } from './compress-export.ts';

const page = '<p>Somebody is always awake.</p>'.repeat(100);

async function exportWith(files: Record<string, string | Buffer>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'export-'));
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(root, name), content);
  return root;
}

it('puts a brotli and a gzip copy beside a text file, each holding the same bytes', async () => {
  const root = await exportWith({ 'index.html': page });

  expect(await compressExport(root)).toBe(1);

  const copy = (ending: string) => readFile(path.join(root, `index.html.${ending}`));
  expect(brotliDecompressSync(await copy('br')).toString()).toBe(page);
  expect(gunzipSync(await copy('gz')).toString()).toBe(page);
});

it('leaves pictures and small files alone', async () => {
  const root = await exportWith({
    'a.png': page,
    'small.txt': 'x'.repeat(1023),
    'big.txt': 'x'.repeat(1024),
  });

  await compressExport(root);

  expect((await readdir(root)).sort()).toEqual(['a.png', 'big.txt', 'big.txt.br', 'big.txt.gz', 'small.txt']);
});

it('skips what has not changed and does again what has', async () => {
  const root = await exportWith({ 'index.html': page, 'about.html': page });
  await compressExport(root);

  expect(await compressExport(root)).toBe(0);

  await writeFile(path.join(root, 'about.html'), `${page}!`);
  const later = (await stat(path.join(root, 'about.html.br'))).mtimeMs / 1000 + 5;
  await utimes(path.join(root, 'about.html'), later, later);

  expect(await compressExport(root)).toBe(1);
  expect(gunzipSync(await readFile(path.join(root, 'about.html.gz'))).toString()).toBe(`${page}!`);
});

it('takes the copies away when a file has become small', async () => {
  const root = await exportWith({ 'index.html': page });
  await compressExport(root);

  await writeFile(path.join(root, 'index.html'), 'short');
  await compressExport(root);

  expect(await readdir(root)).toEqual(['index.html']);
});
