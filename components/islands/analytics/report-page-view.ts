import { gtag } from './gtag';

/** Reports that the page is being looked at. */
export function reportPageView(): void {
  gtag('event', 'page_view', {
    page_path: location.pathname,
    page_title: document.title,
    page_location: location.href,
  });
}
