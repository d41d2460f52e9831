import { gtag } from './gtag';

/**
 * Loads Google Analytics with everything denied that would store something on the visitor's device. It reports
 * nothing by itself.
 *
 * @param id the measurement id
 * @param address where the page is, for whatever the script reports of its own accord
 */
export function startAnalytics(id: string, address: string): void {
  gtag('consent', 'default', {
    ad_personalization: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    analytics_storage: 'denied',
  });
  gtag('set', { page_location: address });
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
