import { pictureIn } from './picture-in.ts';
import { variantOf } from './variant-of.ts';

test.each(['plate-halifax', 'case-clinic-sm', 'industry-legal', 'rings-26', 'night-shift-sm'])(
  '%s has words, so French pages show a French version',
  (name) => {
    expect(pictureIn('fr', `/art/${name}.svg`)).toBe(`/art/fr/${name}.svg`);
    expect(pictureIn('en', `/art/${name}.svg`)).toBe(`/art/${name}.svg`);
  },
);

test.each(['city-halifax-thumb', 'plate-cloud-solutions-thumb', 'canada-night', 'rings-26-sm', 'fallback'])(
  '%s has no words, so all languages share it',
  (name) => expect(pictureIn('fr', `/art/${name}.svg`)).toBe(`/art/${name}.svg`),
);

test('all languages share a photograph', () => {
  expect(pictureIn('fr', 'https://images.example/art/plate-x.svg')).toBe(
    'https://images.example/art/plate-x.svg',
  );
  expect(pictureIn('fr', '/photos/plate-x.jpg')).toBe('/photos/plate-x.jpg');
});

test('a variant with words is translated, one without is shared', () => {
  expect(variantOf('fr', '/art/plate-cloud-solutions.svg', 'sm')).toBe(
    '/art/fr/plate-cloud-solutions-sm.svg',
  );
  expect(variantOf('fr', '/art/plate-cloud-solutions.svg', 'thumb')).toBe(
    '/art/plate-cloud-solutions-thumb.svg',
  );
});
