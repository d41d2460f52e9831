type Lost = { lost: string; in: string };

/** Hosts that only know `404.html`: an unknown service, city or case study goes on to the not-found page. */
export function sendOn(): void {
  const page = document.querySelector<HTMLElement>('[data-lost]')?.dataset as Lost | undefined;
  if (page && RegExp(page.in).test(location.pathname)) location.replace(page.lost);
}
