/**
 * Redirects unknown services, cities and case studies on hosts that answer them with `404.html`. That page lists the
 * redirects in attributes: `data-from` (a pattern) and `data-to`.
 */
export function redirectUnknownSlug(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-from]'))
    if (location.pathname.match(dataset.from as string)) location.replace(dataset.to as string);
}
