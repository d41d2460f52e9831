import type { PolicyFacts } from './policy-facts.ts';

/**
 * Where a policy stands: in the header of a page; in the page itself, for hosts that send no headers; in the header of
 * the search worker, which alone may compile WebAssembly; in that of any other response, which loads nothing; or in a
 * rule for every file of a static host.
 */
export type PolicyPlace = 'header' | 'page' | 'worker' | 'file' | 'host';

/** What a policy lets in besides the site's own files. */
type Allowed = Pick<PolicyFacts, 'analytics' | 'images' | 'styles'>;

type Directives = Readonly<Record<string, readonly string[]>>;

const self = "'self'";
const none = ["'none'"];

/** Google Analytics 4 without advertising. Its script comes from one folder. */
const google = {
  scripts: ['https://www.googletagmanager.com/gtag/'],
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  reports: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};
const nobody: typeof google = { scripts: [], images: [], reports: [] };

/** No text becomes markup or code. Google's script is not known to keep to that, so it is not asked of it. */
const trustedTypes: Directives = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] };

/**
 * What a browser may load and run. Everything comes from the site itself, and no script stands in a page: a line of
 * markup that slips into one cannot run anything.
 */
export function contentSecurityPolicy(facts: Allowed, place: PolicyPlace): string {
  const directives = directivesOf(facts);
  switch (place) {
    case 'header':
      return textOf(directives);
    case 'page':
      return textOf(without(directives, 'frame-ancestors'));
    case 'worker':
      return textOf({
        'default-src': [self],
        'script-src': [self, "'wasm-unsafe-eval'"],
        'frame-ancestors': none,
      });
    case 'file':
      return textOf({ 'default-src': none, 'frame-ancestors': none });
    case 'host':
      return textOf(leavingWorkerFree(directives));
  }
}

function directivesOf({ analytics, images, styles }: Allowed): Directives {
  const guests = analytics ? google : nobody;
  return {
    'default-src': [self],
    'script-src': [self, "'inline-speculation-rules'", ...guests.scripts],
    'style-src': [self, ...styles.map((hash) => `'${hash}'`)],
    'img-src': [self, 'data:', ...images, ...guests.images],
    'object-src': none,
    'base-uri': [self],
    'form-action': [self],
    'frame-ancestors': none,
    ...(analytics ? { 'connect-src': [self, ...google.reports] } : trustedTypes),
  };
}

/**
 * Static hosts apply each rule that fits, so the one for every file must let the worker's own be. It says the same of
 * what is loaded, and leaves it to the pages' and the worker's policies what code may do.
 */
function leavingWorkerFree(directives: Directives): Directives {
  return {
    'script-src-elem': directives['script-src'] ?? [self],
    'script-src-attr': none,
    'connect-src': [self],
    'worker-src': [self],
    'font-src': [self],
    'frame-src': none,
    ...without(directives, 'default-src', 'script-src'),
  };
}

function without(directives: Directives, ...names: readonly string[]): Directives {
  return Object.fromEntries(Object.entries(directives).filter(([name]) => !names.includes(name)));
}

function textOf(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
