type Rule = { under: string; to: string };

/**
 * Sends an unknown service, city or case study on to the not-found page, on hosts that only serve `404.html`. That page
 * names the addresses in an attribute.
 */
export function redirectUnknownSlug(): void {
  const page = document.querySelector<HTMLElement>('[data-unknown-slugs]');
  const rules: Rule[] = JSON.parse(page?.dataset.unknownSlugs ?? '[]');
  const rule = rules.find(({ under }) => location.pathname.startsWith(under) && location.pathname !== under);
  if (rule) location.replace(rule.to);
}
