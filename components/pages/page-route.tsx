import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ComponentType } from 'react';
import type { Language } from '@/lib/i18n/languages';
import { getPage } from '@/lib/pages/find-page';
import type { Page, PageKind } from '@/lib/pages/page';
import { pages } from '@/lib/pages/pages';
import { metadataOf } from '@/lib/seo/metadata-of';
import { PageFrame } from './page-frame';

type View = ComponentType<{ page: Page }>;
type Params = { params: Promise<{ slug: string }> };

/** The exports of a route file for a kind with a single page: metadata and component. */
export function pageRoute(language: Language, kind: PageKind, View: View) {
  // Looked up for each request: in development, the content changes while the module stays.
  const pageOf = () => getPage(language, kind);
  return {
    metadata: () => metadataOf(pageOf()),
    Page: () => {
      const page = pageOf();
      return (
        <PageFrame page={page}>
          <View page={page} />
        </PageFrame>
      );
    },
  };
}

/** The exports of a `[slug]` route file: the slugs to export, metadata and component. */
export function pageRoutes(language: Language, kind: PageKind, View: View) {
  const pagesOfKind = () => pages(language).filter((page) => page.kind === kind);
  const pageOf = async ({ params }: Params) => {
    const { slug } = await params;
    return pagesOfKind().find((page) => page.pathSlug === slug) ?? notFound();
  };
  return {
    params: () => pagesOfKind().map(({ pathSlug }) => ({ slug: pathSlug })),
    metadata: async (props: Params): Promise<Metadata> => metadataOf(await pageOf(props)),
    Page: async (props: Params) => {
      const page = await pageOf(props);
      return (
        <PageFrame page={page}>
          <View page={page} />
        </PageFrame>
      );
    },
  };
}
