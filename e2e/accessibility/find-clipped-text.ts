/**
 * For `page.evaluate`: the texts that are partly outside the page's width, or clipped by an ancestor's overflow, so that no
 * scrolling reveals them.
 *
 * @throws Error when the page has no text to check
 */
export function findClippedText(): string[] {
  // Rounding of subpixels.
  const tolerance = 1.5;
  const boxes = new Map<Element, Box>();
  const found: string[] = [];
  let checked = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // Meant for screen readers only, or labels of a drawing that repeat text from elsewhere.
    if (element.closest('.sr-only, [aria-hidden="true"], .skip, dialog:not([open]), script, style')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    checked += 1;
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    if (lines.some((line) => isClipped(line, element))) found.push(text.slice(0, 60));
  }
  if (checked === 0) throw new Error('The page has no text to check');
  return found;

  function isClipped(box: DOMRect, element: Element): boolean {
    let visible = box;
    for (
      let ancestor: Element | null = element;
      ancestor && ancestor !== document.body;
      ancestor = ancestor.parentElement
    ) {
      const { overflowX, overflowY, position, edge } = boxOf(ancestor);
      const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (
        clips(overflowX) &&
        (visible.left < edge.left - tolerance || visible.right > edge.right + tolerance)
      )
        return true;
      if (
        clips(overflowY) &&
        (visible.top < edge.top - tolerance || visible.bottom > edge.bottom + tolerance)
      )
        return true;
      // The content of a scroll container, such as a wide table, is reachable if the container is visible.
      if (overflowX === 'auto' || overflowX === 'scroll') visible = edge;
      if (position === 'fixed') break;
    }
    return visible.left < -tolerance || visible.right > document.documentElement.clientWidth + tolerance;
  }
  /** Read once, since many texts share their ancestors. */
  function boxOf(element: Element): Box {
    const known = boxes.get(element);
    if (known) return known;
    const { overflowX, overflowY, position } = getComputedStyle(element);
    const box = { overflowX, overflowY, position, edge: element.getBoundingClientRect() };
    boxes.set(element, box);
    return box;
  }
}

type Box = { overflowX: string; overflowY: string; position: string; edge: DOMRect };
