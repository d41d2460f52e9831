import { languages } from '../lib/i18n/languages.ts';
import { pages } from '../lib/pages/pages.ts';
import { readLastChanges, updateLastChanges, writeLastChanges } from '../lib/seo/last-changes.ts';

/** Sets today's date in `content/last-changed.json` for the pages whose words have changed. */
export function noteLastChanges(): void {
  const previous = readLastChanges();
  const listed = languages.flatMap((language) => pages(language).filter((page) => page.listed));
  const current = updateLastChanges(previous, listed, new Date().toISOString().slice(0, 10));
  const changed = Object.keys(current).filter((path) => current[path]?.words !== previous[path]?.words);
  writeLastChanges(current);
  console.log(
    `${changed.length} of ${listed.length} pages say something new. Commit content/last-changed.json.`,
  );
}

/** `npm run lastmod`. Builds for a public origin run it, too: they publish the pages. */
if (import.meta.main) noteLastChanges();
