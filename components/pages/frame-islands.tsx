import { PageViews } from '@/components/islands/analytics/page-views';
import { IslandBoundary } from '@/components/islands/hydration/island-boundary';
import { PreserveHistoryState } from '@/components/islands/hydration/preserve-history-state';
import { ToastHost } from '@/components/islands/toast/toast-host';
import { Tour } from '@/components/islands/tour/tour';
import { contentIn } from '@/lib/content/content-in';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page, PageKind } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';

/** Kinds without islands of their own: nothing on them shows a toast or restores state. */
const staticKinds: readonly PageKind[] = [
  'privacy-policy',
  'terms-of-service',
  'accessibility',
  'sitemap',
  'not-found',
  'unavailable',
];

/** The tour, which opens by itself on a first visit, but not over the confirmation of a message. */
export function TourIsland({ page }: { page: Page }) {
  const { language, kind } = page;
  const { company, tour, ui } = contentIn(language);
  // Some landing pages have a number of their own.
  const phone = phoneOf(page);
  const pathOf = (to: string) => {
    if (to === 'phone') return `tel:${phone.dial}`;
    if (to === 'office') return `${hrefOf(language, 'home')}#count`;
    if (to === 'check') return `${hrefOf(language, 'home')}#cybersecurity-check`;
    return hrefOf(language, 'service', to);
  };
  const steps = tour.steps.map(({ picture, links, ...step }) => ({
    ...step,
    picture: `/art/${picture}.svg`,
    links: links.map(({ to, label }) => ({
      label: label.replace(company.phone, phone.number),
      href: pathOf(to),
    })),
  }));
  return (
    <IslandBoundary>
      <Tour steps={steps} words={ui.tour} autoOpen={kind !== 'contact-sent'} />
    </IslandBoundary>
  );
}

/** The other islands of every page: history entries, toasts, and page views if an analytics id is set. */
export function FrameIslands({ page: { language, kind } }: { page: Page }) {
  const { ui } = contentIn(language);
  const id = process.env.NEXT_PUBLIC_GA_ID;
  return (
    <>
      {!staticKinds.includes(kind) && (
        <>
          <IslandBoundary>
            <PreserveHistoryState />
          </IslandBoundary>
          <IslandBoundary>
            <ToastHost language={language} words={{ label: ui.shell.notifications, close: ui.shell.close }} />
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
