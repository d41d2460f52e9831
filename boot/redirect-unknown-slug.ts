/**
 * Sends an unknown service, city or case study on to the not-found page, on hosts that only serve `404.html`. That page
 * names the addresses in an attribute.
 */
export function redirectUnknownSlug(): void {
  const page = document.querySelector('[data-unknown-slugs]') as HTMLElement;
  const rules: { under: string; to: string }[] = JSON.parse(`${page.dataset.unknownSlugs}`);
  for (const { under, to } of rules)
    if (location.pathname.startsWith(under) && location.pathname !== under) location.replace(to);
}
