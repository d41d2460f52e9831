import { countClicks } from './count-clicks.ts';

test('counts the shortest way to each page, and leaves out what cannot be reached', () => {
  const links = new Map([
    ['/', ['/a', '/b']],
    ['/a', ['/c', '/']],
    ['/b', ['/d']],
    ['/c', ['/d']],
    ['/island', ['/']],
  ]);
  expect(Object.fromEntries(countClicks('/', links))).toEqual({ '/': 0, '/a': 1, '/b': 1, '/c': 2, '/d': 2 });
});
