/**
 * For `page.evaluate`: the texts of the page of which some part can't be seen or scrolled to, because it lies outside of
 * the window's width, or of a box that cuts off what sticks out of it.
 */
export function findClippedText(): string[] {
  /** What a pixel's rounding makes. */
  const tolerance = 1.5;
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // For screen readers only; and captions of a picture, whose words stand elsewhere, too.
    if (element.closest('.sr-only, [aria-hidden="true"], .skip, dialog:not([open]), script, style')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    if (boxes.some((box) => isCut(box, element))) found.push(text.slice(0, 60));
  }
  return found;

  function isCut(box: DOMRect, element: Element): boolean {
    let shown = box;
    for (
      let around: Element | null = element;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (cuts(overflowX) && (shown.left < edge.left - tolerance || shown.right > edge.right + tolerance))
        return true;
      if (cuts(overflowY) && (shown.top < edge.top - tolerance || shown.bottom > edge.bottom + tolerance))
        return true;
      // A wide table scrolls in a box of its own: what counts is that the box can be seen.
      if (overflowX === 'auto' || overflowX === 'scroll') shown = edge;
      if (position === 'fixed') break;
    }
    return shown.left < -tolerance || shown.right > document.documentElement.clientWidth + tolerance;
  }
}
