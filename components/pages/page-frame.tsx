import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { contentIn } from '@/lib/content/content-in';
import type { Page } from '@/lib/pages/page';
import { searchEntryOf } from '@/lib/pages/search-entry';
import { canonicalOf } from '@/lib/seo/canonical-of';
import { siteOrigin } from '@/lib/seo/site-origin';
import { FrameIslands, TourIsland } from './frame-islands';

type Props = { page: Page; children: ReactNode };

/** The frame of every page: skip link, header with its panels, main element, footer, islands. */
export function PageFrame({ page, children }: Props) {
  return (
    <>
      <a className="skip" href="#main">
        {contentIn(page.language).ui.shell.skip}
      </a>
      {/* After the skip link, which has to be the first link of the page. */}
      <TourIsland page={page} />
      <Header page={page} />
      <main id="main" {...searchAttributes(page)}>
        <p className="print-only" data-pagefind-ignore>
          {canonicalOf(siteOrigin(), page.path)}
        </p>
        {children}
      </main>
      <Footer page={page} />
      <FrameIslands page={page} />
    </>
  );
}

/** The attributes of the main element that Pagefind reads. Unlisted pages are not indexed. */
function searchAttributes(page: Page) {
  if (!page.listed) return {};
  const { kind, name, thumb } = searchEntryOf(page);
  const meta = [name && 'name[data-name]', thumb && 'thumb[data-thumb]'].filter(Boolean).join(',');
  return {
    'data-kind': page.kind,
    'data-pagefind-body': '',
    ...(kind && { 'data-pagefind-filter': `kind:${kind}` }),
    ...(name && { 'data-name': name }),
    ...(thumb && { 'data-thumb': thumb }),
    ...(meta && { 'data-pagefind-meta': meta }),
  };
}
