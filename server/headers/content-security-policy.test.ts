import { contentSecurityPolicy, type PolicyPlace } from './content-security-policy.ts';
import type { PolicyFacts } from './policy-facts.ts';

const hash = `sha256-${'a'.repeat(43)}=`;
const facts: PolicyFacts = { analytics: false, images: [], styles: [hash], pages: {} };
const places: readonly PolicyPlace[] = ['header', 'page', 'worker', 'file', 'host'];

/** A policy's directives by name. */
function read(place: PolicyPlace, known: Partial<PolicyFacts> = {}): Record<string, string> {
  const directives = contentSecurityPolicy({ ...facts, ...known }, place).split('; ');
  return Object.fromEntries(directives.map((text) => [text.split(' ', 1)[0], text.replace(/^\S+ /, '')]));
}

test('everything comes from the site itself, and nothing that stands in a page runs', () => {
  expect(read('header')).toEqual({
    'default-src': "'self'",
    'script-src': "'self' 'inline-speculation-rules'",
    'style-src': `'self' '${hash}'`,
    'img-src': "'self' data:",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  });
});

test.each(places)('nothing unsafe is allowed: %s', (place) => {
  const policy = contentSecurityPolicy({ ...facts, analytics: true }, place);
  expect(policy).not.toMatch(/unsafe-(?:inline|eval|hashes)(?<!wasm-unsafe-eval)/);
  expect(policy.includes("'wasm-unsafe-eval'")).toBe(place === 'worker');
});

test('in a page stands the same, but for what a page cannot say', () => {
  const { 'frame-ancestors': _, ...rest } = read('header');
  expect(read('page')).toEqual(rest);
});

test('the rule for every file of a static host leaves it to others what code may do', () => {
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

test('the search worker loads the site’s own files alone, and may compile WebAssembly', () => {
  expect(read('worker')).toEqual({
    'default-src': "'self'",
    'script-src': "'self' 'wasm-unsafe-eval'",
    'frame-ancestors': "'none'",
  });
});

test('pictures may come from the hosts that the content names', () => {
  expect(read('page', { images: ['https://pictures.example'] })['img-src']).toBe(
    "'self' data: https://pictures.example",
  );
});

test.each(places)('without a measurement id no other host is named: %s', (place) => {
  expect(contentSecurityPolicy(facts, place)).not.toContain('https:');
});

test('with a measurement id, its script is Google’s alone, and Trusted Types are not asked of it', () => {
  const policy = read('page', { analytics: true });
  expect(policy['script-src']).toBe(
    "'self' 'inline-speculation-rules' https://www.googletagmanager.com/gtag/",
  );
  expect(policy['connect-src']).toContain('https://*.google-analytics.com');
  expect(policy['require-trusted-types-for']).toBeUndefined();
});
