import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readOrigin } from './read-origin.ts';

async function folderWith(company: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-'));
  await writeFile(path.join(folder, 'company.yaml'), company);
  return folder;
}

it('reads the public origin of the company', async () => {
  const folder = await folderWith('origin: https://www.shop.example\nen:\n  brand: Shop\n');
  expect(readOrigin(folder)).toBe('https://www.shop.example');
});

it.each([
  ['en:\n  brand: Shop\n', 'found nothing'],
  ['origin: www.shop.example\n', 'found "www.shop.example"'],
  ['', 'found nothing'],
])('names the file and the field when there is none in %j', async (company, found) => {
  const folder = await folderWith(company);
  expect(() => readOrigin(folder)).toThrow(
    `Please fix the content:\ncompany.yaml  origin  expected an address such as https://www.tamarackit.example, ${found}`,
  );
});
