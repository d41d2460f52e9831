import { localeOf } from './locale-of.ts';

test('English and French here are those of Canada', () => {
  expect([localeOf('en'), localeOf('fr')]).toEqual(['en-CA', 'fr-CA']);
});
