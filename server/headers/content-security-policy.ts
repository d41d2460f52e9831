/** What a policy allows besides the site's own files. */
export type Allowed = {
  /** True if the pages load Google Analytics. */
  analytics: boolean;
  /** Origins of external images in the content. */
  images: readonly string[];
};

const self = "'self'";
const none = "'none'";

/** Google Analytics 4 without advertising. Its script is allowed from a single folder. */
const googleAnalytics = {
  script: 'https://www.googletagmanager.com/gtag/',
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  reports: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/**
 * The policy of the site: everything comes from the site itself and inline scripts are forbidden, so injected markup cannot
 * run code. WebAssembly is allowed for search.
 */
function directives({ analytics, images }: Allowed): string[] {
  const { script, images: pixels, reports } = googleAnalytics;
  const list = (...sources: readonly string[]) => sources.join(' ');
  return [
    `script-src ${list(self, "'inline-speculation-rules'", "'wasm-unsafe-eval'", ...(analytics ? [script] : []))}`,
    `img-src ${list(self, 'data:', ...images, ...(analytics ? pixels : []))}`,
    `connect-src ${list(self, ...(analytics ? reports : []))}`,
    `font-src ${self}`,
    `manifest-src ${self}`,
    `worker-src ${self}`,
    `frame-src ${none}`,
    `object-src ${none}`,
    `base-uri ${self}`,
    `form-action ${self}`,
    // Google's script is not known to comply with Trusted Types.
    ...(analytics ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
  ];
}

/** The header of every response. It leaves inline styles to the policy in the page, which names them by hash. */
export function headerPolicy(allowed: Allowed): string {
  return [...directives(allowed), `frame-ancestors ${none}`].join('; ');
}

/**
 * The policy in a page, also for hosts that send no headers.
 *
 * @param styles the hashes of the page's style sheets, including those that libraries inject
 */
export function pagePolicy(allowed: Allowed, styles: readonly string[]): string {
  const hashes = styles.map((hash) => ` '${hash}'`).join('');
  return [`default-src ${self}`, `style-src ${self}${hashes}`, ...directives(allowed)].join('; ');
}
