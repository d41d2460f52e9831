import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findSamples } from './find-samples.ts';

const profile = 'https://www.linkedin.com/company/tamarack-it';
const nobody = 'a 555 number, which reaches nobody';
const address = 'a .example address, which reaches nobody';
const building = 'the sample’s address, a real building that is not yours';
const terms = `---
# To confirm: with a lawyer
title: Terms
---
## 6. Times

<!-- Sample: the
last column -->
`;

test.each([
  ['above a field', 'en:\n  a: 1\n  # Sample: ask\n  b:\n    c: d\n', ['en.b  a sample: ask']],
  ['after a value', 'en:\n  a: 1 # To confirm: really?\n  b: 2\n', ['en.a  to be confirmed: really?']],
  ['above an item', 'items:\n  - { id: a }\n  # Sample\n  - { id: b }\n', ['items.1  a sample']],
  ['at the top', '# Sample client, invented.\norder: 1\n', ['(file)  a sample: client, invented.']],
  ['in Markdown', terms, ['(file)  to be confirmed: with a lawyer', '6. Times  a sample: the last column']],
  [
    'on what is to fill in',
    'en:\n  # To fill in: ask\n  a:\nfr:\n  # To fill in: ask\n  a: 1\n',
    ['en.a  ask'],
  ],
  ['missing from a fictional number', 'phone: 1-800-555-0142\n', [`phone  ${nobody}`]],
  ['missing from one to dial', 'phone: "+14165550178"\n', [`phone  ${nobody}`]],
  ['missing from one with blanks', 'phone: 416 555 0100\n', [`phone  ${nobody}`]],
  ['missing from a reserved host', 'a: https://www.acme.example\n', [`a  ${address}`]],
  ['missing from an email address', 'en: { a: To me@acme.example. }\n', [`en.a  ${address}`]],
  ['missing from the building', 'a: 200 Front Street West\n', [`a  ${building}`]],
  ['missing from it in French', 'a: 200, rue Front Ouest\n', [`a  ${building}`]],
  ['missing from a profile', `a: ${profile}\n`, ['a  the sample’s profile, on a live domain']],
  ['not needed: a long number', 'population: 4165550178', []],
  ['not needed: letters around it', 'code: "155501234"', []],
  ['not needed: a text', 'en: { text: "For example, a sample of # Samples in the lab" }', []],
  ['not needed: another host', 'origin: https://www.acme.ca', []],
])('a note is %s', (_, text, expected) => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  fs.writeFileSync(path.join(root, text === terms ? 'terms.md' : 'a.yaml'), text);
  expect(findSamples(root).map(({ field, what }) => `${field}  ${what}`)).toEqual(expected);
});
