import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { JsonLd } from '@/components/ui/json-ld';
import { contentIn } from '@/lib/content/content-in';
import { breadcrumbsOf } from '@/lib/pages/breadcrumbs-of';
import type { Page, PageKind } from '@/lib/pages/page';
import { breadcrumbList } from '@/lib/seo/json-ld/breadcrumb-list';

/** Kinds whose last crumb is as long as the title below it. */
const titled: readonly PageKind[] = ['landing', 'case-study'];

/** The breadcrumbs of a page, for people and for crawlers. */
export function PageCrumbs({ page }: { page: Page }) {
  return (
    <>
      <Breadcrumbs
        label={contentIn(page.language).ui.shell.breadcrumb}
        crumbs={breadcrumbsOf(page)}
        hidesCurrent={titled.includes(page.kind)}
      />
      <JsonLd data={breadcrumbList(page)} />
    </>
  );
}
