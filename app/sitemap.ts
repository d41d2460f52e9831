import type { MetadataRoute } from 'next';
import { languages } from '@/lib/i18n/languages';
import { pages } from '@/lib/pages/pages';
import { canonicalOf } from '@/lib/seo/canonical-of';
import { lastChangeOf } from '@/lib/seo/last-change-of';
import { siteOrigin } from '@/lib/seo/site-origin';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const origin = siteOrigin();
  return languages.flatMap((language) =>
    pages(language)
      .filter(({ listed }) => listed)
      .map(({ path, file, canonical }) => {
        const lastModified = lastChangeOf(`content/${file}`);
        return { url: canonicalOf(origin, path, canonical), ...(lastModified ? { lastModified } : {}) };
      }),
  );
}
