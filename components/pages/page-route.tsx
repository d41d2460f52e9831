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

/** What a route file of a page that exists once needs: its metadata and its component. */
export function pageRoute(language: Language, kind: PageKind, View: View) {
  const page = getPage(language, kind);
  return {
    metadata: metadataOf(page),
    Page: () => (
      <PageFrame page={page}>
        <View page={page} />
      </PageFrame>
    ),
  };
}

/** The same for a kind with one page for each slug, with the list of slugs to export. */
export function pageRoutes(language: Language, kind: PageKind, View: View) {
  const own = pages(language).filter((page) => page.kind === kind);
  const pageOf = async ({ params }: Params) => {
    const { slug } = await params;
    return own.find((page) => page.addressSlug === slug) ?? notFound();
  };
  return {
    params: () => own.map(({ addressSlug }) => ({ slug: addressSlug })),
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
