import { createRetryPages } from './create-retry-pages.ts';

const minute = 60_000;
const filling = (problem: string) => ({ values: {}, errors: {}, problem });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('gives a form back for ten minutes and then forgets it', () => {
  const pages = createRetryPages();
  const token = pages.keep(filling('Not sent'), '192.0.2.1');

  jest.advanceTimersByTime(10 * minute - 1);
  expect(pages.find(token)).toEqual(filling('Not sent'));
  jest.advanceTimersByTime(1);
  expect(pages.find(token)).toBeUndefined();
  expect(pages.find('unknown')).toBeUndefined();
});

it('keeps the newest five of one address, and leaves those of others alone', () => {
  const pages = createRetryPages();
  const other = pages.keep(filling('Other'), '192.0.2.2');
  const own = Array.from({ length: 7 }, (_, index) => pages.keep(filling(`${index}`), '192.0.2.1'));

  expect(own.map((token) => pages.find(token)?.problem)).toEqual([
    undefined,
    undefined,
    '2',
    '3',
    '4',
    '5',
    '6',
  ]);
  expect(pages.find(other)?.problem).toBe('Other');
});

it('takes the addresses of one IPv6 customer for one', () => {
  const pages = createRetryPages();
  const tokens = [1, 2, 3, 4, 5, 6].map((part) => pages.keep(filling(`${part}`), `2001:db8:1:2::${part}`));
  const neighbour = pages.keep(filling('Neighbour'), '2001:db8:1:3::1');

  expect(tokens.filter((token) => pages.find(token))).toHaveLength(5);
  expect(pages.find(neighbour)?.problem).toBe('Neighbour');
});

it('keeps the newest five hundred of all', () => {
  const pages = createRetryPages();
  const tokens = Array.from({ length: 502 }, (_, index) =>
    pages.keep(filling(`${index}`), `10.0.${index >> 8}.${index & 255}`),
  );

  expect(tokens.slice(0, 3).map((token) => pages.find(token)?.problem)).toEqual([undefined, undefined, '2']);
  expect(tokens.filter((token) => pages.find(token))).toHaveLength(500);
});

it('leaves no clock running for what it has let go', () => {
  const pages = createRetryPages();
  for (let post = 0; post < 100; post++) pages.keep(filling(`${post}`), '192.0.2.1');
  expect(jest.getTimerCount()).toBe(5);
});
