import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openCompressor } from './compress-export.ts';

const page = Buffer.from('<p>Somebody is always awake.</p>'.repeat(100));
const temporary = () => fs.mkdtempSync(path.join(os.tmpdir(), 'compressed-'));

test('both copies contain the same bytes', async () => {
  const { br, gz } = await openCompressor(temporary()).compress(page, 11);
  expect(brotliDecompressSync(br)).toEqual(page);
  expect(gunzipSync(gz)).toEqual(page);
});

test('reads cached copies instead of compressing again', async () => {
  const folder = temporary();
  await openCompressor(folder).compress(page, 11);
  for (const name of fs.readdirSync(folder)) fs.writeFileSync(path.join(folder, name), 'kept');
  expect(await openCompressor(folder).compress(page, 11)).toEqual({
    br: Buffer.from('kept'),
    gz: Buffer.from('kept'),
  });
});

test('content and quality are part of the cache key', async () => {
  const folder = temporary();
  const compressor = openCompressor(folder);
  await compressor.compress(page, 11);
  await compressor.compress(page, 10);
  await compressor.compress(Buffer.concat([page, page]), 11);
  expect(fs.readdirSync(folder)).toHaveLength(6);
});

test('removes copies that the build did not use', async () => {
  const folder = temporary();
  await openCompressor(folder).compress(page, 11);
  const next = openCompressor(folder);
  await next.compress(page, 10);
  next.removeUnused();
  expect(fs.readdirSync(folder)).toHaveLength(2);
  expect(brotliDecompressSync((await next.compress(page, 10)).br)).toEqual(page);
});
