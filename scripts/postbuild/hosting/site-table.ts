import { caching, hashedFolders, sharedFiles } from '../../../server/headers/file-headers.ts';
import type { SiteRules } from '../../../server/releases/site-rules.ts';

/** What every host is told, each in its own language. */
export type SiteTable = SiteRules & {
  /** The paths of all pages with an address: `/`, `/services`. */
  pages: readonly string[];
};

/** Headers of some files, as prefixes of their paths without the leading slash. */
export const fileRules = [
  { starts: hashedFolders, name: 'cache-control', value: caching.hashed },
  { starts: sharedFiles, name: 'cross-origin-resource-policy', value: 'cross-origin' },
] as const;
