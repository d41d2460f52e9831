'use client';

import { useEffect } from 'react';
import { onPageShow } from '@/components/islands/hydration/on-page-show';
import { islandAttributes } from '@/lib/hydration/contract';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

type Props = {
  /** The measurement id. Without it nothing is loaded or sent. */
  id: string | undefined;
};

/**
 * Reports each page view to Google Analytics without cookies, including returns from the back/forward cache.
 *
 * It hydrates the page without interaction. Development reports nothing. A blocked or failing analytics
 * script affects nothing else.
 */
export function PageViews({ id }: Props) {
  useEffect(() => {
    if (!id || process.env.NODE_ENV === 'development') return;
    const cancelStart = onPageShow(() => {
      startAnalytics(id);
      reportPageView();
    });
    const reportReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reportPageView();
    };
    window.addEventListener('pageshow', reportReturn);
    return () => {
      cancelStart();
      window.removeEventListener('pageshow', reportReturn);
    };
  }, [id]);

  return <span hidden {...islandAttributes('start')} />;
}

/** Loads Google Analytics with all storage consent denied and automatic page views off. */
function startAnalytics(id: string): void {
  gtag('consent', 'default', {
    ad_personalization: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    analytics_storage: 'denied',
  });
  // The script also sends events that we do not trigger: they must not contain the hash either.
  gtag('set', { page_location: urlWithoutHash() });
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

function reportPageView(): void {
  gtag('event', 'page_view', {
    page_path: location.pathname,
    page_title: document.title,
    page_location: urlWithoutHash(),
  });
}

/** The hash may hold quiz answers, which must not be reported. */
function urlWithoutHash(): string {
  return location.href.replace(/#.*/, '');
}

/** Queues a command for the analytics script, which may load later or never. */
function gtag(..._command: readonly unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the script reads `arguments` as a command and an array as plain data.
  window.dataLayer.push(arguments);
}
