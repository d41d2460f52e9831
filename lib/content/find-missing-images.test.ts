import fs from 'node:fs';
import path from 'node:path';
import { findMissingImages } from './find-missing-images.ts';
import { copyContent } from './testing/copy-content.ts';
import { linesOf } from './testing/lines-of.ts';

/** Puts pictures into `public/art` beside a copy of the content. */
function draw(root: string, ...names: string[]): string {
  const folder = path.join(root, 'public/art');
  fs.mkdirSync(folder, { recursive: true });
  for (const name of names) fs.writeFileSync(path.join(folder, `${name}.svg`), '');
  return path.join(root, 'public');
}

test('names the file and field of every picture that is not there', () => {
  const { root } = copyContent('cities/halifax.yaml', 'industries/legal.yaml', 'navigation.yaml');
  const drawn = draw(root, 'city-halifax-thumb');
  expect(linesOf(findMissingImages(root, drawn))).toEqual([
    'content/industries/legal.yaml  image  the file public/art/industry-legal.svg does not exist',
    'content/navigation.yaml  promo.image  the file public/art/rings-mini.svg does not exist',
  ]);
});

test.each([
  ['services/ai-applications.yaml', ['sm', 'thumb', 'tall', 'wide']],
  ['services/managed-it-services.yaml', ['sm', 'thumb', 'tall', 'bare']],
  ['cities/halifax.yaml', []],
  ['industries/legal.yaml', ['sm']],
  ['case-studies/legal-firm-compliance.yaml', ['sm', 'thumb']],
])('asks for the versions that pages show of %s', (file, versions) => {
  const copy = copyContent(file);
  copy.edit(file, /^image: .*/m, 'image: /art/fallback.svg');
  const drawn = draw(copy.root, 'fallback');
  expect(linesOf(findMissingImages(copy.root, drawn))).toEqual(
    versions.map(
      (version) =>
        `content/${file}  image  expected its version public/art/fallback-${version}.svg, which pages show, too; ` +
        'found no such file: add it, or name a picture that has it',
    ),
  );
  draw(copy.root, ...versions.map((version) => `fallback-${version}`));
  expect(findMissingImages(copy.root, drawn)).toEqual([]);
});

test('asks for no versions of a picture that is not there itself', () => {
  const { root } = copyContent('industries/legal.yaml');
  expect(findMissingImages(root, draw(root))).toHaveLength(1);
});

test('asks for no versions of pictures that pages show as they are', () => {
  const copy = copyContent('industries/legal.yaml');
  copy.edit('industries/legal.yaml', /^image: .*/m, 'image: /photos/legal.jpg');
  const folder = draw(copy.root);
  fs.mkdirSync(path.join(folder, 'photos'));
  fs.writeFileSync(path.join(folder, 'photos/legal.jpg'), '');
  expect(findMissingImages(copy.root, folder)).toEqual([]);
});

test('leaves pictures on other sites alone', () => {
  const copy = copyContent('cities/halifax.yaml');
  copy.edit('cities/halifax.yaml', /^image: .*/m, 'image: https://images.example/halifax.jpg');
  expect(findMissingImages(copy.root, 'public')).toEqual([]);
});
