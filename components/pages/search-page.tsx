import { PageIntro } from '@/components/sections/page-intro';
import { contentIn } from '@/lib/content/content-in';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { PageCrumbs } from './page-crumbs';

/** The search screen that structured data promises. */
export function SearchPage({ page }: { page: Page }) {
  const { searchPage, ui } = contentIn(page.language);
  return (
    <div className="min-h-[60vh] pb-24">
      <PageIntro crumbs={<PageCrumbs page={page} />} title={searchPage.heading} lead={searchPage.lead}>
        <p className="mt-10">
          <a className="link" href={hrefOf(page.language, 'sitemap')}>
            {ui.search.noScript}
          </a>
        </p>
      </PageIntro>
    </div>
  );
}
