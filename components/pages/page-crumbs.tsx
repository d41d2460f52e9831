import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { JsonLd } from '@/components/ui/json-ld';
import { contentIn } from '@/lib/content/content-in';
import { breadcrumbsOf } from '@/lib/pages/breadcrumbs-of';
import type { Page, PageKind } from '@/lib/pages/page';
import { breadcrumbList } from '@/lib/seo/json-ld/breadcrumb-list';

/** Kinds whose last crumb repeats the page's long title. */
const titledKinds: readonly PageKind[] = ['landing', 'case-study'];

/** The breadcrumbs of a page, as links and as structured data. */
export function PageCrumbs({ page }: { page: Page }) {
  return (
    <>
      <Breadcrumbs
        label={contentIn(page.language).ui.shell.breadcrumb}
        crumbs={breadcrumbsOf(page)}
        hidesCurrent={titledKinds.includes(page.kind)}
      />
      <JsonLd data={breadcrumbList(page)} />
    </>
  );
}
