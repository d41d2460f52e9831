import { retryDelay } from './retry-delay.ts';

test('the wait doubles from a second to half a minute and stays there', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 100].map(retryDelay)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
});
