/** The `Cache-Control` header by kind of file. */
export const cacheRules = {
  /** Revalidated on every visit, so that edits appear immediately. */
  pages: 'no-cache',
  /** Files with a content hash in their name. */
  hashed: 'public, max-age=31536000, immutable',
  /** The folders that hold only hashed files. */
  hashedFolders: ['_next/static/', 'pagefind/fragment/', 'pagefind/index/', 'pagefind/filter/'],
  /** Everything else: pictures, icons, manifests. */
  others: 'public, max-age=3600, stale-while-revalidate=86400',
} as const;

export function cacheControl(file: string): string {
  if (file.endsWith('.html')) return cacheRules.pages;
  const isHashed = cacheRules.hashedFolders.some((folder) => file.startsWith(folder));
  return isHashed ? cacheRules.hashed : cacheRules.others;
}
