/** Pages that have another address now, for good. */
export const moved: ReadonlyMap<string, string> = new Map([
  ['/index', '/'],
  ['/index.html', '/'],
  ['/service/managed-it-services', '/services/managed-it-services'],
]);
