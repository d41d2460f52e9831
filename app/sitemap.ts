import type { MetadataRoute } from 'next';
import { languages } from '@/lib/i18n/languages';
import { pages } from '@/lib/pages/pages';
import { alternatesOf, canonicalOf } from '@/lib/seo/canonical-of';
import { readLastChanges, updateLastChanges } from '@/lib/seo/last-changes';
import { siteOrigin } from '@/lib/seo/site-origin';

export const dynamic = 'force-static';

/** Pages whose content has changed since the last `npm run lastmod` get the build date. */
export default function sitemap(): MetadataRoute.Sitemap {
  const origin = siteOrigin();
  const listed = languages.flatMap((language) => pages(language).filter((page) => page.listed));
  const today = new Date().toISOString().slice(0, 10);
  const changes = updateLastChanges(readLastChanges(), listed, today);
  return listed.map((page) => {
    const { path, canonical } = page;
    const alternates = alternatesOf(page);
    return {
      url: canonicalOf(origin, path, canonical),
      ...(changes[path] ? { lastModified: changes[path].changed } : {}),
      ...(alternates ? { alternates: { languages: alternates } } : {}),
    };
  });
}
