import { readFileSync } from 'node:fs';
import { folderWith } from '../testing/folder-with.ts';
import { readWords } from './read-words.ts';

/** A copy of the files that the server reads, with other lines for the origin, the retention and the phone number. */
function contentWith(origin: string, days: string, phone?: string): string {
  const read = (file: string) => readFileSync(`content/${file}`, 'utf8');
  const company = read('company.yaml')
    .replace(/^origin: .*\n/m, origin)
    .replace(/^messageRetentionDays: .*\n/m, days)
    .replace(/^ {2}phone: .*\n/m, (line) => phone ?? line);
  const [contact, mail] = [read('contact.yaml'), read('mail.yaml')];
  return folderWith({ 'company.yaml': company, 'contact.yaml': contact, 'mail.yaml': mail });
}

it.each([
  ['', '', 'nothing', 'nothing'],
  ['origin: www.shop.example\n', 'messageRetentionDays: long\n', '"www.shop.example"', '"long"'],
  ['origin: 1\n', 'messageRetentionDays: 0\n', '1', '0'],
])(
  'reports every fact with what was expected and found when company.yaml has %j and %j',
  (origin, days, foundOrigin, foundDays) => {
    const folder = contentWith(origin, days, '  phone: 18005550142\n');
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
