/**
 * Sends an unknown service, city or case study on to the not-found page, on hosts that only serve `404.html`. That page
 * names the addresses in attributes: `data-from`, a pattern, and `data-to`.
 */
export function redirectUnknownSlug(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-from]'))
    if (location.pathname.match(dataset.from as string)) location.replace(dataset.to as string);
}
