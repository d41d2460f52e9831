/**
 * For `page.evaluate`: the sticky parts of the main content that slide over something while the page scrolls. A sticky part can
 * move to the end of its parent: whatever stands there, below it and in its columns, would be covered.
 */
export function findStickyOverlaps(): string[] {
  const found: string[] = [];
  // Where the page is scrolled to, a part may have moved already.
  scrollTo({ top: 0, behavior: 'instant' });
  for (const element of document.querySelectorAll('main *')) {
    if (getComputedStyle(element).position !== 'sticky') continue;
    const own = element.getBoundingClientRect();
    for (const sibling of element.parentElement?.children ?? []) {
      const { left, right, top, width, height } = sibling.getBoundingClientRect();
      if (
        sibling !== element &&
        width * height > 0 &&
        top >= own.bottom - 1 &&
        left < own.right &&
        right > own.left
      )
        found.push(`${element.outerHTML.slice(0, 80)} over ${sibling.outerHTML.slice(0, 80)}`);
    }
  }
  return found;
}
