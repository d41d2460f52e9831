import { countClicks } from './count-clicks.ts';

test('counts the shortest path to each page and leaves out unreachable pages', () => {
  const links = new Map([
    ['/', ['/a', '/b']],
    ['/a', ['/c', '/']],
    ['/b', ['/d']],
    ['/c', ['/d']],
    ['/island', ['/']],
  ]);
  expect(Object.fromEntries(countClicks('/', links))).toEqual({ '/': 0, '/a': 1, '/b': 1, '/c': 2, '/d': 2 });
});
