import fs from 'node:fs';
import path from 'node:path';
import { ContentError } from './content-error.ts';
import { loadContent } from './load-content.ts';
import { copyContent } from './testing/copy-content.ts';

function messageOf(root: string): string {
  try {
    loadContent(root);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  throw new Error('expected mistakes in the content');
}

test('reports the mistakes of all files at once, in columns', () => {
  const copy = copyContent();
  copy.edit('cities/halifax.yaml', 'B3J', 'K1');
  copy.edit('services/cloud-solutions.yaml', /\n {4}- Licences counted every month/, '');
  copy.edit('company.yaml', /^email: .*/m, 'email: hello');
  copy.edit('case-studies/legal-firm-compliance.yaml', /^industry: legal/m, 'industry: law');
  expect(messageOf(copy.root).split('\n')).toEqual([
    'Please fix the content:',
    'content/company.yaml                             email          "hello" is not an email address',
    'content/services/cloud-solutions.yaml            en.features    expected 8 items, found 7',
    'content/cities/halifax.yaml                      postalCodes.0  "K1" is not a forward sortation area (letter digit letter)',
    expect.stringMatching(
      /^content\/case-studies\/legal-firm-compliance\.yaml {2}industry {7}"law" does not exist; there are accounting, /,
    ),
  ]);
});

test.each(['company', 'industries/financial-services'])(
  'reports nothing else when %s is invalid',
  (entry) => {
    const copy = copyContent();
    copy.write(`${entry}.yaml`, 'order: "8');
    const [, ...lines] = messageOf(copy.root).split('\n');
    expect(lines).toEqual([expect.stringContaining(`content/${entry}.yaml  line 1  this is not YAML`)]);
  },
);

test('reports a missing file, and the missing landing pages and map of a new city', () => {
  const copy = copyContent();
  fs.rmSync(path.join(copy.root, 'pages/about.yaml'));
  fs.copyFileSync(path.join(copy.root, 'cities/halifax.yaml'), path.join(copy.root, 'cities/regina.yaml'));
  const lines = messageOf(copy.root).split('\n');
  expect(lines).toContainEqual(
    expect.stringMatching(/^content\/pages\/about\.yaml +\(file\) {2}this file is missing$/),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^content\/landing\/cloud-solutions-regina\.yaml/));
  expect(lines.join('\n')).toMatch(/content\/pictures\/city-maps.yaml +regina +is missing/);
  expect(lines.join('\n')).toMatch(
    /content\/landing\/regina-real-estate.yaml +\(file\) {2}this city-industry page is missing/,
  );
});
