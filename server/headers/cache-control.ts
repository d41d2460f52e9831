import { cacheRules } from './cache-rules.ts';

/** How long browsers and proxies may keep a file of the export without asking again. */
export function cacheControl(file: string): string {
  if (file.endsWith('.html')) return cacheRules.pages;
  const isHashed = cacheRules.hashedFolders.some((folder) => file.startsWith(folder));
  return isHashed ? cacheRules.hashed : cacheRules.others;
}
