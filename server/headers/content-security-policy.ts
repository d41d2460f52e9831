import type { PolicyFacts } from './policy-facts.ts';

/**
 * Where a policy applies:
 * - `header`: the response header of a page
 * - `page`: a meta tag, for hosts that send no headers
 * - `worker`: the response header of the search worker, the only file that may compile WebAssembly
 * - `file`: the response header of anything else; it loads nothing
 * - `host`: a static host's rule for all files
 */
export type PolicyPlace = 'header' | 'page' | 'worker' | 'file' | 'host';

/** Pagefind's worker, the only file that may compile WebAssembly. */
export const searchWorker = 'pagefind/pagefind-worker.js';

/** Sources to allow besides the site's own files. */
type Allowed = Pick<PolicyFacts, 'analytics' | 'images' | 'styles'>;

type Directives = Readonly<Record<string, readonly string[]>>;

const self = "'self'";
const none = ["'none'"];

/** Google Analytics 4 without advertising. Its script is allowed from a single folder. */
const googleAnalytics = {
  scripts: ['https://www.googletagmanager.com/gtag/'],
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  reports: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};
const noAnalytics: typeof googleAnalytics = { scripts: [], images: [], reports: [] };

/** Left out with Google Analytics: its script is not known to comply with Trusted Types. */
const trustedTypes: Directives = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] };

/**
 * Builds the policy that says what a browser may load and run. Everything comes from the site itself and inline
 * scripts are forbidden, so injected markup cannot run code.
 */
export function contentSecurityPolicy(facts: Allowed, place: PolicyPlace): string {
  const directives = buildDirectives(facts);
  switch (place) {
    case 'header':
      return serialize(directives);
    case 'page':
      return serialize(omit(directives, 'frame-ancestors'));
    case 'worker':
      return serialize({
        'default-src': [self],
        'script-src': [self, "'wasm-unsafe-eval'"],
        'frame-ancestors': none,
      });
    case 'file':
      return serialize({ 'default-src': none, 'frame-ancestors': none });
    case 'host':
      return serialize(hostDirectives(directives));
  }
}

/**
 * The policy to send with a file of the export. A page lists the hashes of its own style sheets only: the hashes of all
 * pages take a kilobyte, and with them many pages would exceed the initial congestion window.
 *
 * @param file as `listFiles` names it; undefined when the response is not a file
 */
export function policyFor(facts: PolicyFacts, file?: string): string {
  if (file === searchWorker) return contentSecurityPolicy(facts, 'worker');
  const styles = file === undefined ? undefined : facts.pages[file];
  return styles
    ? contentSecurityPolicy({ ...facts, styles }, 'header')
    : contentSecurityPolicy(facts, 'file');
}

function buildDirectives({ analytics, images, styles }: Allowed): Directives {
  const thirdParty = analytics ? googleAnalytics : noAnalytics;
  return {
    'default-src': [self],
    'script-src': [self, "'inline-speculation-rules'", ...thirdParty.scripts],
    'style-src': [self, ...styles.map((hash) => `'${hash}'`)],
    'img-src': [self, 'data:', ...images, ...thirdParty.images],
    'object-src': none,
    'base-uri': [self],
    'form-action': [self],
    'frame-ancestors': none,
    ...(analytics ? { 'connect-src': [self, ...googleAnalytics.reports] } : trustedTypes),
  };
}

/**
 * Static hosts apply every matching rule, so the rule for all files must not restrict the worker. It limits what may be
 * loaded and leaves script execution to the policies of the page and the worker.
 */
function hostDirectives(directives: Directives): Directives {
  return {
    'script-src-elem': directives['script-src'] ?? [self],
    'script-src-attr': none,
    'connect-src': [self],
    'worker-src': [self],
    'font-src': [self],
    'frame-src': none,
    ...omit(directives, 'default-src', 'script-src'),
  };
}

function omit(directives: Directives, ...names: readonly string[]): Directives {
  return Object.fromEntries(Object.entries(directives).filter(([name]) => !names.includes(name)));
}

function serialize(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
