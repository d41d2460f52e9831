import { caching, hashedFolders, sharedFiles } from '../../../server/headers/file-headers.ts';
import { straySigns } from '../../../server/releases/resolve-path.ts';
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

/** A regular expression for one byte of what people copy along with an address: the bytes of these characters. */
export const stray = `[${[...new Set(Buffer.from(straySigns))].map((byte) => `\\x${byte.toString(16)}`).join('')}]`;

/** A regular expression for any of the texts, none of which contains a special character but the dot. */
export function anyOf(texts: readonly string[]): string {
  return `(?:${texts.map((text) => text.replaceAll('.', '\\.')).join('|')})`;
}

/** The not-found pages other than `404.html`, which stands for all other addresses. */
export function notFoundIn({ notFound }: SiteTable) {
  return notFound.filter(({ under }) => under !== '/');
}
