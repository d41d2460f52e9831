import type { MetadataRoute } from 'next';
import { themeColor } from '../brand/theme-color.ts';
import { contentIn } from '../content/content-in.ts';
import type { Language } from '../i18n/languages.ts';
import { localeOf } from '../i18n/locale-of.ts';
import { hrefOf } from '../pages/href-of.ts';

/** The web app manifest in a language. */
export function manifestOf(language: Language): MetadataRoute.Manifest {
  const { company } = contentIn(language);
  return {
    name: company.brand,
    short_name: company.brand,
    description: company.description,
    lang: localeOf(language),
    start_url: hrefOf(language, 'home'),
    display: 'browser',
    background_color: '#ffffff',
    theme_color: themeColor,
    icons: [
      { src: '/art/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/art/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/art/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
