/**
 * Hosts that only know `404.html`: an unknown service, city or case study goes on to the not-found page. Which addresses
 * those are, and where that page is, it says itself.
 */
export function sendOn(): void {
  const page = document.querySelector<HTMLElement>('[data-lost]')?.dataset;
  if (page && location.pathname.match(page.lost as string)) location.replace(page.home as string);
}
