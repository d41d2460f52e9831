import fs from 'node:fs';
import path from 'node:path';
import { findMissingImages } from './find-missing-images.ts';
import { copyContent } from './testing/copy-content.ts';
import { linesOf } from './testing/lines-of.ts';

/** Creates pictures in `public/art` next to a copy of the content. */
function draw(root: string, ...names: string[]): string {
  const folder = path.join(root, 'public/art');
  fs.mkdirSync(folder, { recursive: true });
  for (const name of names) fs.writeFileSync(path.join(folder, `${name}.svg`), '');
  return path.join(root, 'public');
}

test('reports every missing picture with its file and field', () => {
  const { root } = copyContent('cities/halifax.yaml', 'industries/legal.yaml', 'navigation.yaml');
  const drawn = draw(root, 'city-halifax-thumb');
  expect(linesOf(findMissingImages(root, drawn))).toEqual([
    'content/industries/legal.yaml  image  the file public/art/industry-legal.svg does not exist',
    'content/navigation.yaml  promo.image  the file public/art/rings-mini.svg does not exist',
  ]);
});

test.each([
  ['services/ai-applications.yaml', ['sm', 'thumb', 'tall', 'bare', 'streams']],
  ['services/managed-it-services.yaml', ['sm', 'thumb', 'tall', 'bare']],
  ['cities/halifax.yaml', []],
  ['industries/legal.yaml', ['sm', 'thumb']],
  ['case-studies/legal-firm-compliance.yaml', ['sm', 'thumb']],
])('requires the variants that pages show of %s', (file, variants) => {
  const copy = copyContent(file);
  copy.edit(file, /^image: .*/m, 'image: /art/fallback.svg');
  const drawn = draw(copy.root, 'fallback');
  expect(linesOf(findMissingImages(copy.root, drawn))).toEqual(
    variants.map(
      (variant) =>
        `content/${file}  image  expected its version public/art/fallback-${variant}.svg, which pages show, too; ` +
        'found no such file: add it, or name a picture that has it',
    ),
  );
  draw(copy.root, ...variants.map((variant) => `fallback-${variant}`));
  expect(findMissingImages(copy.root, drawn)).toEqual([]);
});

test('requires no variants of photographs', () => {
  const copy = copyContent('industries/legal.yaml');
  copy.edit('industries/legal.yaml', /^image: .*/m, 'image: /photos/legal.jpg');
  const folder = draw(copy.root);
  fs.mkdirSync(path.join(folder, 'photos'));
  fs.writeFileSync(path.join(folder, 'photos/legal.jpg'), '');
  expect(findMissingImages(copy.root, folder)).toEqual([]);
});

test('before the build has drawn, reports photographs only', () => {
  const copy = copyContent('industries/legal.yaml', 'navigation.yaml');
  copy.edit('industries/legal.yaml', /^image: .*/m, 'image: /photos/lgeal.jpg');
  expect(linesOf(findMissingImages(copy.root, draw(copy.root), false))).toEqual([
    'content/industries/legal.yaml  image  the file public/photos/lgeal.jpg does not exist',
  ]);
});

test('ignores external pictures', () => {
  const copy = copyContent('cities/halifax.yaml');
  copy.edit('cities/halifax.yaml', /^image: .*/m, 'image: https://images.example/halifax.jpg');
  expect(findMissingImages(copy.root, 'public')).toEqual([]);
});
