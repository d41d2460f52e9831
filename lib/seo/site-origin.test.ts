import { isPublicOrigin, siteOrigin } from './site-origin.ts';

afterEach(() => {
  delete process.env.SITE_ORIGIN;
});

test('defaults to the content', () => {
  expect(siteOrigin()).toBe('https://www.tamarackit.example');
});

test.each([
  ['https://preview.example:8443', 'https://preview.example:8443'],
  ['https://preview.example:8443/', 'https://preview.example:8443'],
  ['', 'https://www.tamarackit.example'],
])('SITE_ORIGIN overrides it unless it is empty: "%s"', (wanted, origin) => {
  process.env.SITE_ORIGIN = wanted;
  expect(siteOrigin()).toBe(origin);
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

test.each([
  ['https://www.tamarackit.ca', true],
  ['https://staging.firm.com:8443', true],
  ['https://www.tamarackit.example', false],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:8080', false],
  ['http://build', false],
  ['http://[::1]:3000', false],
])('%s is public: %s', (origin, isPublic) => {
  expect(isPublicOrigin(origin)).toBe(isPublic);
});
