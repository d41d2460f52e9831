import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findSamples } from './find-samples.ts';

/** What is found in a content folder that holds these files, as file, field and what. */
function samplesIn(files: Record<string, string>): string[] {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(root, file), text);
  return findSamples(root).map(({ file, field, what }) => `${file}  ${field}  ${what}`);
}

test('a note above a field means that field', () => {
  const text = 'en:\n  a: 1\n  # Sample: ask the owner\n  times:\n    reply: soon\n';
  expect(samplesIn({ 'company.yaml': text })).toEqual(['company.yaml  en.times  a sample: ask the owner']);
});

test('a note behind a value means that value', () => {
  const text = 'en:\n  a: 1 # To confirm: really?\n  b: 2\n';
  expect(samplesIn({ 'company.yaml': text })).toEqual(['company.yaml  en.a  to be confirmed: really?']);
});

test('a note above an item of a list means the item', () => {
  const text = 'items:\n  - { id: a }\n  # Sample\n  - { id: b }\n';
  expect(samplesIn({ 'list.yaml': text })).toEqual(['list.yaml  items.1  a sample']);
});

test('a note at the head of a file means the file', () => {
  expect(samplesIn({ 'study.yaml': '# Sample client, invented.\norder: 1\n' })).toEqual([
    'study.yaml  (file)  a sample: client, invented.',
  ]);
});

test('in Markdown a note is a comment, found by the heading above it', () => {
  const text =
    '---\n# To confirm: with a lawyer\ntitle: Terms\n---\n## 6. Times\n\n<!-- Sample: the\nlast column -->\n';
  expect(samplesIn({ 'terms.md': text })).toEqual([
    'terms.md  (file)  to be confirmed: with a lawyer',
    'terms.md  6. Times  a sample: the last column',
  ]);
});

test.each(['1-800-555-0142', '"+14165550178"', '416 555 0100'])(
  '%s is a number that reaches nobody',
  (number) => {
    expect(samplesIn({ 'company.yaml': `phone: ${number}\n` })).toEqual([
      'company.yaml  phone  a 555 number, which reaches nobody',
    ]);
  },
);

test('an address of the .example zone reaches nobody, in a text, too', () => {
  expect(
    samplesIn({ 'a.yaml': 'origin: https://www.acme.example\nen:\n  text: Write to me@acme.example.\n' }),
  ).toEqual([
    'a.yaml  origin  a .example address, which reaches nobody',
    'a.yaml  en.text  a .example address, which reaches nobody',
  ]);
});

test.each([
  'population: 4165550178',
  'code: "155501234"',
  'en: { text: "For example, a sample of # Samples in the lab" }',
  'origin: https://www.acme.ca',
])('%s is no sample', (text) => {
  expect(samplesIn({ 'a.yaml': `${text}\n` })).toEqual([]);
});
