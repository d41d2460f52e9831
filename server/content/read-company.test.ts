import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCompany } from './read-company.ts';

async function folderWith(company: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-'));
  await writeFile(path.join(folder, 'company.yaml'), company);
  return folder;
}

it('reads the public origin and the retention of messages', async () => {
  const folder = await folderWith(
    'origin: https://www.shop.example\nmessageRetentionDays: 90\nen:\n  brand: Shop\n',
  );
  expect(readCompany(folder)).toEqual({ origin: 'https://www.shop.example', messageRetentionDays: 90 });
});

it.each([
  ['en:\n  brand: Shop\n', 'nothing', 'nothing'],
  ['origin: www.shop.example\nmessageRetentionDays: long\n', '"www.shop.example"', '"long"'],
  ['origin: 1\nmessageRetentionDays: 0\n', '1', '0'],
  ['', 'nothing', 'nothing'],
])('reports the file and both fields when %j lacks them', async (company, origin, days) => {
  const folder = await folderWith(company);
  expect(() => readCompany(folder)).toThrow(
    [
      'Please fix the content:',
      `company.yaml  origin  expected an address such as https://www.tamarackit.example, found ${origin}`,
      `company.yaml  messageRetentionDays  expected a number of days, found ${days}`,
    ].join('\n'),
  );
});
