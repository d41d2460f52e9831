import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readWords } from './read-words.ts';

/** A copy of the files that the server reads, with other lines for the origin, the retention and the phone number. */
async function folderWith(origin: string, days: string, phone = ''): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-'));
  for (const file of ['company.yaml', 'contact.yaml', 'mail.yaml'])
    await cp(path.join('content', file), path.join(folder, file));
  const company = path.join(folder, 'company.yaml');
  const changed = (await readFile(company, 'utf8'))
    .replace(/^origin: .*\n/m, origin)
    .replace(/^messageRetentionDays: .*\n/m, days);
  await writeFile(company, phone ? changed.replace(/^ {2}phone: .*\n/m, phone) : changed);
  return folder;
}

it('reads the public origin and the retention of messages', async () => {
  const folder = await folderWith('origin: https://www.shop.example\n', 'messageRetentionDays: 90\n');
  const facts = { origin: 'https://www.shop.example', messageRetentionDays: 90 };
  expect(readWords(folder).facts).toMatchObject(facts);
});

it.each([
  ['', '', 'nothing', 'nothing'],
  ['origin: www.shop.example\n', 'messageRetentionDays: long\n', '"www.shop.example"', '"long"'],
  ['origin: 1\n', 'messageRetentionDays: 0\n', '1', '0'],
])(
  'reports every fact with what was expected and found when company.yaml has %j and %j',
  async (origin, days, foundOrigin, foundDays) => {
    const folder = await folderWith(origin, days, '  phone: 18005550142\n');
    expect(() => readWords(folder)).toThrow(
      [
        'Please fix the content:',
        `company.yaml  origin  expected an address such as https://www.tamarackit.example, found ${foundOrigin}`,
        `company.yaml  messageRetentionDays  expected a number of days, found ${foundDays}`,
        'company.yaml  en.phone  expected a text, found 18005550142',
      ].join('\n'),
    );
  },
);
