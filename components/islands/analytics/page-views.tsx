'use client';

import { useEffect } from 'react';
import { onPageShow } from '@/components/islands/hydration/on-page-show';
import { gtag } from './gtag';
import { startAnalytics } from './start-analytics';

type Props = {
  /** The measurement id. Without it nothing is loaded and nothing is sent. */
  id: string | undefined;
};

/**
 * Reports each page that is really shown, a return to it included: path, title and address, without a cookie.
 * The mark it leaves in the page has its script started without a touch. Development reports nothing. Where the analytics script is blocked or fails, nothing else changes.
 */
export function PageViews({ id }: Props) {
  useEffect(() => {
    if (!id || process.env.NODE_ENV === 'development') return;
    const stopWaiting = onPageShow(() => {
      startAnalytics(id, shownAddress());
      reportPageView();
    });
    const reportReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reportPageView();
    };
    window.addEventListener('pageshow', reportReturn);
    return () => {
      stopWaiting();
      window.removeEventListener('pageshow', reportReturn);
    };
  }, [id]);

  return <span hidden data-island="" data-start="" />;
}

/** The page's address without what follows a #, which may be the answers to a quiz. */
function shownAddress(): string {
  return location.href.replace(/#.*/, '');
}

/** Reports that the page is being looked at. */
function reportPageView(): void {
  gtag('event', 'page_view', {
    page_path: location.pathname,
    page_title: document.title,
    page_location: shownAddress(),
  });
}
