import { JsonLd } from '@/components/ui/json-ld';
import { contentIn } from '@/lib/content/content-in';
import { breadcrumbsOf } from '@/lib/pages/breadcrumbs-of';
import type { Page, PageKind } from '@/lib/pages/page';
import { breadcrumbList } from '@/lib/seo/json-ld/breadcrumb-list';

/** Kinds whose long title follows as the heading anyway: their last crumb is for screen readers only. */
const titledKinds: readonly PageKind[] = ['landing', 'case-study'];

/** The path from the home page to a page, as links and as structured data. */
export function Breadcrumbs({ page }: { page: Page }) {
  const crumbs = breadcrumbsOf(page);
  const hidesCurrent = titledKinds.includes(page.kind);
  return (
    <>
      <nav aria-label={contentIn(page.language).ui.shell.breadcrumb}>
        <ol className="crumbs">
          {crumbs.map((crumb, index) => (
            <li
              key={crumb.path}
              className={hidesCurrent && index === crumbs.length - 1 ? 'sr-only' : undefined}
            >
              {index < crumbs.length - 1 ? (
                <a href={crumb.path}>{crumb.label}</a>
              ) : (
                <span aria-current="page">{crumb.label}</span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <JsonLd data={breadcrumbList(page)} />
    </>
  );
}
