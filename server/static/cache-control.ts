const forever = 'public, max-age=31536000, immutable';
const askEveryTime = 'no-cache';
const askAfterAnHour = 'public, max-age=3600, stale-while-revalidate=86400';

/** Folders whose file names change with their content, and any other name that carries a hash of its content. */
const hashed = /^(?:_next\/static\/|pagefind\/(?:fragment|index|filter)\/)|[.-][0-9a-f]{8,}\.\w+$/;

/** How long browsers and proxies may keep a file of the export without asking again. */
export function cacheControl(file: string): string {
  if (file.endsWith('.html')) return askEveryTime;
  return hashed.test(file) ? forever : askAfterAnHour;
}
