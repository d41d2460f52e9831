/** Folders whose files have a hash of their content in the name. */
export const hashedFolders = ['_next/static/', 'pagefind/fragment/', 'pagefind/index/', 'pagefind/filter/'];

/** Files that other sites and mail programs may show: logo, icons, share images. Other files are for this site only. */
export const sharedFiles = ['art/icon-', 'og/', 'apple-touch-icon.png', 'favicon.ico'];

/** The `Cache-Control` header by kind of file. */
export const caching = {
  /** Revalidated on every visit, so that edits appear immediately. */
  pages: 'no-cache',
  hashed: 'public, max-age=31536000, immutable',
  /** Everything else: pictures, icons, manifests. */
  others: 'public, max-age=3600, stale-while-revalidate=86400',
} as const;

/** The headers of a file that other files do not have. */
export function headersOf(file: string): Record<string, string> {
  const isIn = (starts: readonly string[]) => starts.some((start) => file.startsWith(start));
  const kind = file.endsWith('.html') ? 'pages' : isIn(hashedFolders) ? 'hashed' : 'others';
  return {
    'cache-control': caching[kind],
    ...(isIn(sharedFiles) && { 'cross-origin-resource-policy': 'cross-origin' }),
  };
}
