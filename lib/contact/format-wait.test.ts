import { formatWait } from './format-wait.ts';

it.each([
  [0, '1 minute'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3600, '60 minutes'],
])('formats %d seconds as %s', (seconds, words) => {
  expect(formatWait(seconds, 'en')).toBe(words);
});
