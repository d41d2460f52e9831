import { pictureIn } from './picture-in.ts';
import { variantOf } from './variant-of.ts';

// That exactly the pictures with words have a French version: scripts/art/catalogue.test.ts.
test.each([
  ['a plate with words', '/art/plate-halifax.svg', '/art/fr/plate-halifax.svg'],
  ['a picture without words', '/art/city-halifax-thumb.svg', '/art/city-halifax-thumb.svg'],
  ['a photograph', '/photos/plate-x.jpg', '/photos/plate-x.jpg'],
  ['another site’s', 'https://images.example/art/plate-x.svg', 'https://images.example/art/plate-x.svg'],
])('French pages show of %s its French version, if there is one', (_, image, expected) => {
  expect(pictureIn('fr', image)).toBe(expected);
  expect(pictureIn('en', image)).toBe(image);
});

test('a variant with words is translated, one without is shared, and a photograph has none', () => {
  const plate = '/art/plate-cloud-solutions.svg';
  expect(variantOf('fr', plate, 'sm')).toBe('/art/fr/plate-cloud-solutions-sm.svg');
  expect(variantOf('fr', plate, 'thumb')).toBe('/art/plate-cloud-solutions-thumb.svg');
  expect(variantOf('en', 'https://images.example/art/halifax.svg', 'sm')).toBeUndefined();
});
