import type { Page } from '@playwright/test';

/**
 * The parts of a page's main content that are invisible after the cards have faded in, without those hidden on purpose.
 *
 * @throws Error when the page has no content to look for
 */
export function findHiddenContent(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    const parts = [...main.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, dt, dd, img')];
    if (parts.length === 0) throw new Error('The page has no content');
    return parts
      .filter(
        (element) =>
          !element.closest(
            '[hidden], dialog, noscript, .needs-script, .without-script, .print-only, .sr-only, details, [popover], .works .case',
          ),
      )
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
