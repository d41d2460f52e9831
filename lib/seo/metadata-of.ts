import type { Metadata } from 'next';
import { tabIcon } from '../brand/app-icon.ts';
import { contentIn } from '../content/content-in.ts';
import { localeOf } from '../i18n/locale-of.ts';
import { alternatesOf } from '../pages/find-page.ts';
import type { Page } from '../pages/page.ts';
import { manifestPaths } from '../pages/paths.ts';
import { canonicalOf, hreflangOf } from './canonical-of.ts';
import { siteOrigin } from './site-origin.ts';

/** Only the home page links it, for search engines; browsers find it and the touch icon at the root. */
const favicon = { url: '/favicon.ico', sizes: '32x32' };

/** The metadata of a page from its row in the page table. */
export function metadataOf(page: Page): Metadata {
  const origin = siteOrigin();
  const { brand } = contentIn(page.language).company;
  const canonical = canonicalOf(origin, page.path, page.canonical);
  const others = alternatesOf(page).filter(({ language }) => language !== page.language);
  const isHome = page.kind === 'home';
  const image = { url: `${origin}${page.shareImage}`, width: 1200, height: 630, alt: page.title };
  return {
    metadataBase: new URL(origin),
    title: page.title,
    description: page.description,
    keywords: [...page.keywords],
    alternates: { canonical, languages: hreflangOf(page) },
    ...(page.listed ? {} : { robots: { index: false, follow: true } }),
    openGraph: {
      type: page.kind === 'case-study' ? 'article' : 'website',
      siteName: brand,
      locale: openGraphLocale(page),
      alternateLocale: others.map(openGraphLocale),
      url: canonical,
      title: page.title,
      description: page.description,
      images: [image],
    },
    twitter: { card: 'summary_large_image' },
    icons: {
      icon: [...(isHome ? [favicon] : []), { url: tabIcon, type: 'image/svg+xml' }],
      ...(isHome ? { apple: '/apple-touch-icon.png' } : {}),
    },
    // Browsers fetch the manifest early, so only the page that people add to their home screen links it.
    ...(isHome ? { manifest: manifestPaths[page.language] } : {}),
    // Links that a browser inserts before hydration would make React re-render the page.
    formatDetection: { telephone: false, address: false },
  };
}

/** Open Graph uses `fr_CA` instead of `fr-CA`. */
const openGraphLocale = ({ language }: Page) => localeOf(language).replace('-', '_');
