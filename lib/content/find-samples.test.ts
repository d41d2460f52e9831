import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findSamples } from './find-samples.ts';

/** The samples in a content folder with these files, as `file  field  what`. */
function samplesIn(files: Record<string, string>): string[] {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(root, file), text);
  return findSamples(root).map(({ file, field, what }) => `${file}  ${field}  ${what}`);
}

test('a note above a field applies to the field', () => {
  const text = 'en:\n  a: 1\n  # Sample: ask the owner\n  times:\n    reply: soon\n';
  expect(samplesIn({ 'company.yaml': text })).toEqual(['company.yaml  en.times  a sample: ask the owner']);
});

test('a note after a value applies to the value', () => {
  const text = 'en:\n  a: 1 # To confirm: really?\n  b: 2\n';
  expect(samplesIn({ 'company.yaml': text })).toEqual(['company.yaml  en.a  to be confirmed: really?']);
});

test('a note above a list item applies to the item', () => {
  const text = 'items:\n  - { id: a }\n  # Sample\n  - { id: b }\n';
  expect(samplesIn({ 'list.yaml': text })).toEqual(['list.yaml  items.1  a sample']);
});

test('a note at the top of a file applies to the file', () => {
  expect(samplesIn({ 'study.yaml': '# Sample client, invented.\norder: 1\n' })).toEqual([
    'study.yaml  (file)  a sample: client, invented.',
  ]);
});

test('reports a note in a Markdown comment under the heading above it', () => {
  const text =
    '---\n# To confirm: with a lawyer\ntitle: Terms\n---\n## 6. Times\n\n<!-- Sample: the\nlast column -->\n';
  expect(samplesIn({ 'terms.md': text })).toEqual([
    'terms.md  (file)  to be confirmed: with a lawyer',
    'terms.md  6. Times  a sample: the last column',
  ]);
});

test.each(['1-800-555-0142', '"+14165550178"', '416 555 0100'])(
  'reports the fictional number %s',
  (number) => {
    expect(samplesIn({ 'company.yaml': `phone: ${number}\n` })).toEqual([
      'company.yaml  phone  a 555 number, which reaches nobody',
    ]);
  },
);

test('reports the sample’s building and profiles even without a note', () => {
  const text =
    'a: 200 Front Street West\nb: rue Front Ouest\nc: https://www.linkedin.com/company/tamarack-it\n';
  expect(samplesIn({ 'a.yaml': text })).toEqual([
    'a.yaml  a  the sample’s address, a real building that is not yours',
    'a.yaml  b  the sample’s address, a real building that is not yours',
    'a.yaml  c  the sample’s profile, on a live domain',
  ]);
});

test('a field to fill in is reported with its reason until it is filled in', () => {
  const text = 'en:\n  # To fill in: buyers ask\n  term:\nfr:\n  # To fill in: buyers ask\n  term: 12 mois\n';
  expect(samplesIn({ 'a.yaml': text })).toEqual(['a.yaml  en.term  buyers ask']);
});

test('reports .example addresses, also within a text', () => {
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
])('%s is not a sample', (text) => {
  expect(samplesIn({ 'a.yaml': `${text}\n` })).toEqual([]);
});
