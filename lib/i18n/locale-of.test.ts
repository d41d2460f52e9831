import { localeOf } from './locale-of.ts';

test('uses the Canadian locales', () => {
  expect([localeOf('en'), localeOf('fr')]).toEqual(['en-CA', 'fr-CA']);
});
