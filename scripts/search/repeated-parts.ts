const onLandingPages = (part: string) => `main[data-kind="landing"] ${part}`;

/**
 * Selectors of what many pages say in the same words: it is found on the page that it belongs to, not on all of them.
 * Forms and navigation are left out by Pagefind itself.
 */
export const repeatedParts: readonly string[] = [
  '[aria-labelledby="call-title"]',
  'main:not([data-kind="contact"]) #contact',
  'main[data-kind="sitemap"] ul',
  onLandingPages('[aria-labelledby="benefits"]'),
  onLandingPages('[aria-labelledby="features"]'),
  onLandingPages('[aria-labelledby="challenges"]'),
  onLandingPages('[aria-labelledby="city-service"]'),
];
