/**
 * Sends an unknown service, city or case study on to the not-found page, on hosts that only serve `404.html`. That page
 * names the paths and the target in its attributes.
 */
export function redirectUnknownSlug(): void {
  const page = document.querySelector<HTMLElement>('[data-redirect-pattern]')?.dataset;
  if (page && location.pathname.match(page.redirectPattern as string))
    location.replace(page.redirectTarget as string);
}
