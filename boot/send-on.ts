/** Hosts that only know `404.html`: an unknown service, city or case study goes on to the not-found page. */
export function sendOn(): void {
  const lost = document.querySelector<HTMLElement>('[data-lost]')?.dataset.lost;
  if (lost && /\/(services|locations|case-studies)\/./.test(location.pathname)) location.replace(lost);
}
