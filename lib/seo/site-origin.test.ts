import { isPublicOrigin, siteOrigin } from './site-origin.ts';

afterEach(() => {
  delete process.env.SITE_ORIGIN;
});

test('comes from the content', () => {
  expect(siteOrigin()).toBe('https://www.tamarackit.example');
});

test('may be set for a build, with or without a slash at the end', () => {
  process.env.SITE_ORIGIN = 'https://preview.example:8443/';
  expect(siteOrigin()).toBe('https://preview.example:8443');
});

test('comes from the content where the variable is empty', () => {
  process.env.SITE_ORIGIN = '';
  expect(siteOrigin()).toBe('https://www.tamarackit.example');
});

test.each(['preview.example', 'https://preview.example/site', 'ftp://preview.example'])(
  'refuses "%s"',
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
])('%s is not', (origin) => {
  expect(isPublicOrigin(origin)).toBe(false);
});
