import { localeOf } from './locale-of.ts';

test('English here is Canadian English', () => {
  expect(localeOf('en')).toBe('en-CA');
});
