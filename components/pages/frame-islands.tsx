import { PageViews } from '@/components/islands/page-views';
import { ToastHost } from '@/components/islands/toast-host';
import { Tour } from '@/components/islands/tour';
import { contentIn } from '@/lib/content/content-in';
import type { Page, PageKind } from '@/lib/pages/page';

/** Pages to read, where nothing waits for a script. */
const quietKinds: readonly PageKind[] = ['privacy-policy', 'terms-of-service', 'sitemap', 'not-found'];

/** What comes alive on every page: the first visit's tour, toasts, and page views where an id for them is set. */
export function FrameIslands({ page: { language, kind } }: { page: Page }) {
  const { tour, ui } = contentIn(language);
  const id = process.env.NEXT_PUBLIC_GA_ID;
  return (
    <>
      {!quietKinds.includes(kind) && (
        <>
          <Tour steps={tour.steps} words={ui.tour} />
          <ToastHost words={{ label: ui.shell.notifications, close: ui.shell.close }} />
        </>
      )}
      {id && <PageViews id={id} />}
    </>
  );
}
