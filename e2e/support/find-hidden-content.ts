import type { Page } from '@playwright/test';

/** What of a page's own content cannot be seen once cards have faded in, leaving out what is hidden on purpose. */
export function findHiddenContent(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    return [...main.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, dt, dd, img')]
      .filter(
        (element) =>
          !element.closest(
            '[hidden], dialog, noscript, .needs-script, .print-only, .sr-only, details, [popover]',
          ),
      )
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
