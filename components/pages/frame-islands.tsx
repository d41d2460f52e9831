import { PageViews } from '@/components/islands/analytics/page-views';
import { IslandBoundary } from '@/components/islands/hydration/island-boundary';
import { PreserveHistoryState } from '@/components/islands/hydration/preserve-history-state';
import { ToastHost } from '@/components/islands/toast/toast-host';
import { Tour } from '@/components/islands/tour/tour';
import { contentIn } from '@/lib/content/content-in';
import type { Page } from '@/lib/pages/page';
import { isStaticPage } from './is-static-page';

/** The islands of every page: the first visit's tour, toasts, links within the page, and page views where an id for them is set. */
export function FrameIslands({ page: { language, kind } }: { page: Page }) {
  const { tour, ui } = contentIn(language);
  const id = process.env.NEXT_PUBLIC_GA_ID;
  return (
    <>
      <IslandBoundary>
        <Tour steps={tour.steps} words={ui.tour} autoOpen={kind !== 'contact-sent'} />
      </IslandBoundary>
      {!isStaticPage(kind) && (
        <>
          <IslandBoundary>
            <PreserveHistoryState />
          </IslandBoundary>
          <IslandBoundary>
            <ToastHost words={{ label: ui.shell.notifications, close: ui.shell.close }} />
          </IslandBoundary>
        </>
      )}
      {id && (
        <IslandBoundary>
          <PageViews id={id} />
        </IslandBoundary>
      )}
    </>
  );
}
