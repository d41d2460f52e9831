import { languages } from '../lib/i18n/languages.ts';
import { pages } from '../lib/pages/pages.ts';
import { readLastChanges, updateLastChanges, writeLastChanges } from '../lib/seo/last-changes.ts';
import { isPublicOrigin, siteOrigin } from '../lib/seo/site-origin.ts';

/**
 * `npm run lastmod`: notes today as the day of the pages that say something new since `content/last-changed.json` was
 * written. A build does so with `--build` where its origin is public: that is when pages are published.
 */
if (!process.argv.includes('--build') || isPublicOrigin(siteOrigin())) {
  const known = readLastChanges();
  const listed = languages.flatMap((language) => pages(language).filter((page) => page.listed));
  const now = updateLastChanges(known, listed, new Date().toISOString().slice(0, 10));
  const changed = Object.keys(now).filter((path) => now[path]?.words !== known[path]?.words);
  writeLastChanges(now);
  console.log(
    `${changed.length} of ${listed.length} pages say something new. Commit content/last-changed.json.`,
  );
}
