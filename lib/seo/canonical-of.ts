/**
 * The canonical address of a page: the one asked for when it lies on this site, else the origin and the page's own path.
 * An address elsewhere is reported on the console and not used.
 */
export function canonicalOf(origin: string, path: string, wanted?: string): string {
  const own = path === '/' ? origin : `${origin}${path}`;
  if (wanted === undefined) return own;
  if (wanted === origin || wanted.startsWith(`${origin}/`)) return wanted;
  console.warn(`The canonical address ${wanted} of ${path} is not on ${origin}; using ${own}.`);
  return own;
}
