import { variantOf } from './variant-of.ts';

test('a drawn picture has other versions beside it', () => {
  expect(variantOf('en', '/art/plate-halifax.svg', 'sm')).toBe('/art/plate-halifax-sm.svg');
});

test('a photograph on another site has none', () => {
  expect(variantOf('en', 'https://images.example/art/halifax.svg', 'sm')).toBeUndefined();
});
