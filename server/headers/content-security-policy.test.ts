import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { headerPolicy, pagePolicy } from './content-security-policy.ts';
import { securityHeaders } from './security-headers.ts';

const none = { analytics: false, images: [] };
const style = `sha256-${'a'.repeat(43)}=`;

/** The directives of a policy by name. */
const read = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((text) => [text.split(' ', 1)[0], text.replace(/^\S+ /, '')]));

test('everything comes from the site itself, inline styles are named by hash, and inline scripts are forbidden', () => {
  expect(read(pagePolicy(none, [style]))).toEqual({
    'default-src': "'self'",
    'style-src': `'self' '${style}'`,
    'script-src': "'self' 'inline-speculation-rules' 'wasm-unsafe-eval'",
    'img-src': "'self' data:",
    'connect-src': "'self'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'frame-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  });
});

test('the header says the same, forbids frames and leaves styles to the page', () => {
  const { 'default-src': _, 'style-src': __, ...shared } = read(pagePolicy(none, [style]));
  expect(read(headerPolicy(none))).toEqual({ ...shared, 'frame-ancestors': "'none'" });
});

test('analytics adds its own folder and hosts, and leaves out Trusted Types', () => {
  const policy = read(headerPolicy({ analytics: true, images: ['https://pictures.example'] }));
  expect(policy['script-src']).toContain(' https://www.googletagmanager.com/gtag/');
  expect(policy['connect-src']).toContain(' https://*.google-analytics.com');
  expect(policy['img-src']).toContain(' https://pictures.example');
  expect(policy).not.toHaveProperty('trusted-types');
});

test.each([
  ['header', headerPolicy(none)],
  ['header with analytics', headerPolicy({ ...none, analytics: true })],
  ['page', pagePolicy(none, [style])],
])('Google’s evaluator finds nothing in the policy of the %s that matters here', (_, policy) => {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  // Our own host serves neither JSONP nor uploads, which the evaluator cannot know.
  const doubts = /^'self' can be problematic|^No bypass found; make sure that this URL/;
  expect(findings.filter(({ description }) => !doubts.test(description))).toEqual([]);
});

test('browsers are told to use HTTPS for a year, for subdomains only where the owner wants it', () => {
  const hsts = (coversSubdomains: boolean) =>
    securityHeaders('', coversSubdomains)['strict-transport-security'];
  expect([hsts(true), hsts(false)]).toEqual(['max-age=31536000; includeSubDomains', 'max-age=31536000']);
});
