/** Permanent redirects: old path to new path. */
export const redirects: ReadonlyMap<string, string> = new Map([
  ['/index', '/'],
  ['/index.html', '/'],
  ['/service/managed-it-services', '/services/managed-it-services'],
]);
