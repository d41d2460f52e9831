import type { MetadataRoute } from 'next';
import { languages } from '@/lib/i18n/languages';
import { pages } from '@/lib/pages/pages';
import { canonicalOf, hreflangOf } from '@/lib/seo/canonical-of';
import { readLastModified } from '@/lib/seo/last-modified';
import { siteOrigin } from '@/lib/seo/site-origin';

export const dynamic = 'force-static';

/** The listed pages, with the day on which the content file of each last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  const origin = siteOrigin();
  const listed = languages.flatMap((language) => pages(language).filter((page) => page.listed));
  const days = readLastModified();
  return listed.map((page) => {
    const lastModified = days.get(page.file);
    return {
      url: canonicalOf(origin, page.path, page.canonical),
      ...(lastModified && { lastModified }),
      alternates: { languages: hreflangOf(page) },
    };
  });
}
