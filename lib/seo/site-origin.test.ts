import { isPublicOrigin, siteOrigin } from './site-origin.ts';

afterEach(() => {
  delete process.env.SITE_ORIGIN;
});

test('defaults to the content', () => {
  expect(siteOrigin()).toBe('https://www.tamarackit.example');
});

test('SITE_ORIGIN overrides it, with or without a trailing slash', () => {
  process.env.SITE_ORIGIN = 'https://preview.example:8443/';
  expect(siteOrigin()).toBe('https://preview.example:8443');
});

test('ignores an empty SITE_ORIGIN', () => {
  process.env.SITE_ORIGIN = '';
  expect(siteOrigin()).toBe('https://www.tamarackit.example');
});

test.each(['preview.example', 'https://preview.example/site', 'ftp://preview.example'])(
  'rejects "%s"',
  (wanted) => {
    process.env.SITE_ORIGIN = wanted;
    expect(siteOrigin).toThrow(
      `SITE_ORIGIN: expected an origin such as https://www.example.ca, found "${wanted}"`,
    );
  },
);

test.each(['https://www.tamarackit.ca', 'https://staging.firm.com:8443'])('%s is public', (origin) => {
  expect(isPublicOrigin(origin)).toBe(true);
});

test.each([
  'https://www.tamarackit.example',
  'http://localhost:3000',
  'http://127.0.0.1:8080',
  'http://build',
  'http://[::1]:3000',
])('%s is not public', (origin) => {
  expect(isPublicOrigin(origin)).toBe(false);
});
