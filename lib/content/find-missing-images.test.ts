import fs from 'node:fs';
import path from 'node:path';
import { findMissingImages } from './find-missing-images.ts';
import { copyContent } from './testing/copy-content.ts';
import { linesOf } from './testing/lines-of.ts';

test('names the file and field of every picture that is not there', () => {
  const { root } = copyContent('cities/halifax.yaml', 'tour.yaml', 'navigation.yaml');
  const drawn = path.join(root, 'public/art');
  fs.mkdirSync(drawn, { recursive: true });
  for (const name of ['city-halifax', 'rings-mini', 'fallback', 'plate-ai-applications-sm'])
    fs.writeFileSync(path.join(drawn, `${name}.svg`), '');
  expect(linesOf(findMissingImages(root, path.join(root, 'public')))).toEqual([
    'content/tour.yaml  steps.1.image  the file public/art/plate-managed-it-services-sm.svg does not exist',
    'content/tour.yaml  steps.2.image  the file public/art/plate-cybersecurity-compliance-sm.svg does not exist',
  ]);
});

test('leaves pictures on other sites alone', () => {
  const copy = copyContent('cities/halifax.yaml');
  copy.edit('cities/halifax.yaml', /^image: .*/m, 'image: https://images.example/halifax.jpg');
  expect(findMissingImages(copy.root, 'public')).toEqual([]);
});
