import type { MetadataRoute } from 'next';
import { themeColor } from '@/lib/brand/theme-color';
import { contentIn } from '@/lib/content/content-in';
import { localeOf } from '@/lib/i18n/locale-of';

export const dynamic = 'force-static';

/** A route of its own: Next would name `manifest.ts` in the head of every page, and only home's asks for it. */
export function GET(): Response {
  const { company } = contentIn('en');
  const manifest: MetadataRoute.Manifest = {
    name: company.brand,
    short_name: company.brand,
    description: company.description,
    lang: localeOf('en'),
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: themeColor,
    icons: [
      { src: '/art/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/art/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/art/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return Response.json(manifest);
}
