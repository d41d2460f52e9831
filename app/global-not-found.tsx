import './globals.css';
import type { Metadata, Viewport } from 'next';
import { HtmlDocument } from '@/components/layout/html-document';
import { NotFoundPage } from '@/components/pages/not-found-page';
import { PageFrame } from '@/components/pages/page-frame';
import { themeColor } from '@/lib/brand/theme-color';
import { getPage } from '@/lib/pages/find-page';
import { metadataOf } from '@/lib/seo/metadata-of';
import { fonts } from './fonts';

const pageOf = () => getPage('en', 'not-found');

export function generateMetadata(): Metadata {
  // Next adds its own robots directive.
  const { robots: _, ...metadata } = metadataOf(pageOf());
  return metadata;
}

export const viewport: Viewport = { themeColor };

/** `404.html`, which hosts serve for unknown paths: in English, with a short text in the other languages. */
export default function GlobalNotFound() {
  const page = pageOf();
  return (
    <HtmlDocument language="en" fonts={fonts}>
      <PageFrame page={page}>
        <NotFoundPage page={page} isForAllLanguages />
      </PageFrame>
    </HtmlDocument>
  );
}
