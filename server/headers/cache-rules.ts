/** How long browsers and proxies may keep files without asking again. */
export const cacheRules = {
  /** Pages: an edit is seen at once. */
  pages: 'no-cache',
  /** Files whose names change with their content. */
  hashed: 'public, max-age=31536000, immutable',
  /** The folders that hold nothing but such files. */
  hashedFolders: ['_next/static/', 'pagefind/fragment/', 'pagefind/index/', 'pagefind/filter/'],
  /** Everything else: pictures, icons, lists. */
  others: 'public, max-age=3600, stale-while-revalidate=86400',
} as const;

/** How long browsers and proxies may keep a file of the export without asking again. */
export function cacheControl(file: string): string {
  if (file.endsWith('.html')) return cacheRules.pages;
  const isHashed = cacheRules.hashedFolders.some((folder) => file.startsWith(folder));
  return isHashed ? cacheRules.hashed : cacheRules.others;
}
