import type { Metadata } from 'next';
import { tabIcon } from '../brand/app-icon.ts';
import { contentIn } from '../content/content-in.ts';
import { localeOf } from '../i18n/locale-of.ts';
import { manifestAddresses } from '../pages/addresses.ts';
import type { Page } from '../pages/page.ts';
import { twinsOf } from '../pages/twins-of.ts';
import { alternatesOf } from './alternates-of.ts';
import { canonicalOf } from './canonical-of.ts';
import { siteOrigin } from './site-origin.ts';

/** Browsers that want this or the touch icon look for it at the root by themselves. Search engines read home's head. */
const favicon = { url: '/favicon.ico', sizes: '32x32' };

/** What the head of a page says of it, all from its row in the page table. */
export function metadataOf(page: Page): Metadata {
  const origin = siteOrigin();
  const { brand } = contentIn(page.language).company;
  const canonical = canonicalOf(origin, page.path, page.canonical);
  const languages = alternatesOf(page);
  const others = twinsOf(page).filter(({ language }) => language !== page.language);
  const isHome = page.kind === 'home';
  const image = { url: `${origin}${page.shareImage}`, width: 1200, height: 630, alt: page.title };
  return {
    metadataBase: new URL(origin),
    title: page.title,
    description: page.description,
    keywords: [...page.keywords],
    alternates: { canonical, ...(languages ? { languages } : {}) },
    ...(page.listed ? {} : { robots: { index: false, follow: true } }),
    openGraph: {
      type: page.kind === 'case-study' ? 'article' : 'website',
      siteName: brand,
      locale: openGraphLocale(page),
      ...(others.length > 0 ? { alternateLocale: others.map(openGraphLocale) } : {}),
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
    // Browsers fetch it at once, ahead of what a page shows: only the page that people put on their screens asks for it.
    ...(isHome ? { manifest: manifestAddresses[page.language] } : {}),
    // Elements that a browser adds before the scripts come would have React build the page anew.
    formatDetection: { telephone: false, address: false },
  };
}

/** Open Graph writes `fr_CA` where HTML writes `fr-CA`. */
const openGraphLocale = ({ language }: Page) => localeOf(language).replace('-', '_');
