import {
  contentSecurityPolicy,
  type PolicyPlace,
  policyFor,
  searchWorker,
} from './content-security-policy.ts';
import type { PolicyFacts } from './policy-facts.ts';

const hash = (letter: string) => `sha256-${letter.repeat(43)}=`;
const facts: PolicyFacts = {
  analytics: false,
  images: [],
  styles: [hash('a')],
  pages: { 'index.html': [hash('a'), hash('b')], 'about.html': [hash('a'), hash('c')] },
};
const places: readonly PolicyPlace[] = ['header', 'page', 'worker', 'file', 'host'];

/** The directives of a policy by name. */
function read(place: PolicyPlace, changes: Partial<PolicyFacts> = {}): Record<string, string> {
  const directives = contentSecurityPolicy({ ...facts, ...changes }, place).split('; ');
  return Object.fromEntries(directives.map((text) => [text.split(' ', 1)[0], text.replace(/^\S+ /, '')]));
}

test('everything is loaded from the site itself, and inline scripts are forbidden', () => {
  expect(read('header')).toEqual({
    'default-src': "'self'",
    'script-src': "'self' 'inline-speculation-rules'",
    'style-src': `'self' '${hash('a')}'`,
    'img-src': "'self' data:",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  });
});

test.each(places)('allows nothing unsafe: %s', (place) => {
  const policy = contentSecurityPolicy({ ...facts, analytics: true }, place);
  expect(policy).not.toMatch(/unsafe-(?:inline|eval|hashes)(?<!wasm-unsafe-eval)/);
  expect(policy.includes("'wasm-unsafe-eval'")).toBe(place === 'worker');
});

test('the meta tag repeats the header except for what a meta tag cannot express', () => {
  const { 'frame-ancestors': _, ...rest } = read('header');
  expect(read('page')).toEqual(rest);
});

test('a static host’s rule for all files does not restrict script execution', () => {
  const { 'default-src': _, 'script-src': scripts, ...rest } = read('header');
  expect(read('host')).toMatchObject({
    ...rest,
    'script-src-elem': scripts,
    'script-src-attr': "'none'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'font-src': "'self'",
  });
  expect(Object.keys(read('host'))).not.toEqual(expect.arrayContaining(['default-src']));
  expect(Object.keys(read('host'))).not.toEqual(expect.arrayContaining(['script-src']));
});

test('the search worker loads the site’s own files only and may compile WebAssembly', () => {
  expect(read('worker')).toEqual({
    'default-src': "'self'",
    'script-src': "'self' 'wasm-unsafe-eval'",
    'frame-ancestors': "'none'",
  });
});

test('allows images from the hosts that the content names', () => {
  expect(read('page', { images: ['https://pictures.example'] })['img-src']).toBe(
    "'self' data: https://pictures.example",
  );
});

test.each(places)('names no other host without analytics: %s', (place) => {
  expect(contentSecurityPolicy(facts, place)).not.toContain('https:');
});

test('with analytics, allows Google’s script only and does not require Trusted Types', () => {
  const policy = read('page', { analytics: true });
  expect(policy['script-src']).toBe(
    "'self' 'inline-speculation-rules' https://www.googletagmanager.com/gtag/",
  );
  expect(policy['connect-src']).toContain('https://*.google-analytics.com');
  expect(policy['require-trusted-types-for']).toBeUndefined();
});

test('a page lists its own style sheets only', () => {
  expect(policyFor(facts, 'about.html')).toContain(`style-src 'self' '${hash('a')}' '${hash('c')}';`);
});

test.each([
  ['a picture', 'art/icons.svg'],
  ['a script', '_next/static/chunks/a.js'],
  ['a response that is not a file', undefined],
])('%s loads nothing and cannot be framed', (_, file) => {
  expect(policyFor(facts, file)).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('the search worker gets the worker policy', () => {
  expect(policyFor(facts, searchWorker)).toContain("'wasm-unsafe-eval'");
});
