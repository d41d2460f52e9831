import './globals.css';
import type { Metadata, Viewport } from 'next';
import { HtmlDocument } from '@/components/layout/html-document';
import { NotFoundPage } from '@/components/pages/not-found-page';
import { PageFrame } from '@/components/pages/page-frame';
import { themeColor } from '@/lib/brand/theme-color';
import { getPage } from '@/lib/pages/find-page';
import { metadataOf } from '@/lib/seo/metadata-of';
import { fonts } from './fonts';

const page = getPage('en', 'not-found');

// Next itself tells robots to stay away from it.
const { robots: _, ...metadataOfPage } = metadataOf(page);

export const metadata: Metadata = metadataOfPage;
export const viewport: Viewport = { themeColor };

/** `404.html`: what every host shows for a path that leads nowhere, in the first language, and shortly in the others. */
export default function GlobalNotFound() {
  return (
    <HtmlDocument language="en" fonts={fonts}>
      <PageFrame page={page}>
        <NotFoundPage page={page} isForAll />
      </PageFrame>
    </HtmlDocument>
  );
}
