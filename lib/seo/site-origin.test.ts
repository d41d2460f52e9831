import { siteOrigin } from './site-origin.ts';

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
