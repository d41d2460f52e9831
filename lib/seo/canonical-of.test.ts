import { canonicalOf } from './canonical-of.ts';

const origin = 'https://www.tamarackit.example';
let warnings: string[];

beforeEach(() => {
  warnings = [];
  jest.spyOn(console, 'warn').mockImplementation((text: string) => warnings.push(text));
});
afterEach(() => jest.restoreAllMocks());

test('defaults to the page’s own URL', () => {
  expect(canonicalOf(origin, '/about')).toBe(`${origin}/about`);
  expect(canonicalOf(origin, '/')).toBe(origin);
  expect(warnings).toEqual([]);
});

test('accepts another URL on this site', () => {
  expect(canonicalOf(origin, '/about', `${origin}/company`)).toBe(`${origin}/company`);
  expect(warnings).toEqual([]);
});

test.each([
  'https://elsewhere.example/about',
  `${origin}.evil.example/about`,
  '/about',
  'http://www.tamarackit.example',
])('warns about %s and uses the page’s own URL', (wanted) => {
  expect(canonicalOf(origin, '/about', wanted)).toBe(`${origin}/about`);
  expect(warnings).toEqual([
    `The canonical address ${wanted} of /about is not on ${origin}; using ${origin}/about.`,
  ]);
});
