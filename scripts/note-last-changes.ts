import { languages } from '../lib/i18n/languages.ts';
import { pages } from '../lib/pages/pages.ts';
import { readLastChanges, updateLastChanges, writeLastChanges } from '../lib/seo/last-changes.ts';

/** Notes today as the day of the pages that say something new since `content/last-changed.json` was written. */
export function noteLastChanges(): void {
  const known = readLastChanges();
  const listed = languages.flatMap((language) => pages(language).filter((page) => page.listed));
  const now = updateLastChanges(known, listed, new Date().toISOString().slice(0, 10));
  const changed = Object.keys(now).filter((path) => now[path]?.words !== known[path]?.words);
  writeLastChanges(now);
  console.log(
    `${changed.length} of ${listed.length} pages say something new. Commit content/last-changed.json.`,
  );
}

/** `npm run lastmod`. A build does so where its origin is public: that is when pages are published. */
if (import.meta.main) noteLastChanges();
