import type { Page } from '@playwright/test';

/**
 * The parts of a page's main content, or of its footer, that are invisible after the cards have faded in, without those hidden
 * on purpose, such as the states of a plate (plates.spec.ts), names that stand in a summary, a button to call where
 * the header has the number, and decoration that a phone leaves out.
 *
 * @throws Error when the page has no content to look for
 */
export function findHiddenContent(page: Page, part = 'main'): Promise<string[]> {
  return page.locator(part).evaluate((main) => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    const parts = [
      ...main.querySelectorAll<HTMLElement>(
        'h1, h2, h3, h4, p, li, dt, dd, img, blockquote, address, address a, li a, a.btn, details[open] > summary',
      ),
    ];
    if (parts.length === 0) throw new Error('The page has no content');
    return parts
      .filter(
        (element) =>
          !element.closest(
            '[hidden], dialog, noscript, .needs-script, .without-script, .print-only, .sr-only, details:not([open]) > :not(summary), [popover], .works .case, .layers :is([role=status] p, li, .cap), .quiz + img, .industries :is(h3, img), a.btn[href^=tel]',
          ),
      )
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
