import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressExport } from './compress-export.ts';

const page = '<p>Somebody is always awake.</p>'.repeat(100);

async function exportWith(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'export-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  }
  return root;
}

it('writes a Brotli and a gzip copy of a text file', async () => {
  const root = await exportWith({ 'a/index.html': page });

  expect(await compressExport(root)).toBe(1);

  const copy = (ending: string) => readFile(path.join(root, `a/index.html.${ending}`));
  expect(brotliDecompressSync(await copy('br')).toString()).toBe(page);
  expect(gunzipSync(await copy('gz')).toString()).toBe(page);
});

it('ignores pictures and small files', async () => {
  const root = await exportWith({
    'a.png': page,
    'small.txt': 'x'.repeat(1023),
    'big.txt': 'x'.repeat(1024),
  });

  await compressExport(root);

  expect((await readdir(root)).sort()).toEqual(['a.png', 'big.txt', 'big.txt.br', 'big.txt.gz', 'small.txt']);
});

it('writes no copy that is larger than its file', async () => {
  const random = Buffer.from(Array.from({ length: 2000 }, (_, at) => (at * 7919 + at ** 3 * 31) % 256));
  const root = await exportWith({ 'a.wasm': random });
  await compressExport(root);
  const sizes = await Promise.all(
    (await readdir(root)).map(async (name) => (await readFile(path.join(root, name))).length),
  );
  expect(Math.max(...sizes)).toBe(random.length);
});
