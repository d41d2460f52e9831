import { variantOf } from './variant-of.ts';

test('a drawn picture has variants', () => {
  expect(variantOf('en', '/art/plate-halifax.svg', 'sm')).toBe('/art/plate-halifax-sm.svg');
});

test('an external photograph has no variants', () => {
  expect(variantOf('en', 'https://images.example/art/halifax.svg', 'sm')).toBeUndefined();
});
