/**
 * For `page.evaluate`: focuses every tabbable element, from the first to the last and back, and reports those that are then
 * partly under the sticky header or outside the viewport. Requires reduced motion, so that the page scrolls instantly.
 *
 * For elements taller than the viewport, and for text areas, only the top edge counts: browsers scroll the caret's line into
 * view. The skip link may cover the header.
 *
 * @returns the number of focus changes, the covered elements, and all tabbable elements in order
 */
export function findCoveredFocus(): { stops: number; covered: string[]; names: string[] } {
  const header = document.querySelector('.hdr');
  const name = (element: Element) => element.outerHTML.slice(0, 90);
  const tabbable = [
    ...document.querySelectorAll<HTMLElement>(
      ':is(a[href], button, input, select, textarea, summary, [tabindex])',
    ),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  const covered: string[] = [];
  const walk = [...tabbable, ...tabbable.toReversed()];
  for (const element of walk) {
    element.focus();
    if (document.activeElement !== element) covered.push(`${name(element)} takes no focus`);
    else if (!isVisible(element)) covered.push(name(element));
  }
  return { stops: walk.length, covered, names: tabbable.map(name) };

  function isVisible(focused: HTMLElement): boolean {
    if (focused.matches('.skip') || header?.contains(focused)) return true;
    const box = focused.getBoundingClientRect();
    const below = header?.getBoundingClientRect().bottom ?? 0;
    const isTall = box.height > window.innerHeight - below || focused instanceof HTMLTextAreaElement;
    return (
      box.width > 0 &&
      box.top >= below - 1 &&
      (isTall ? box.top < window.innerHeight - 44 : box.bottom <= window.innerHeight + 1)
    );
  }
}
