/**
 * For `page.evaluate`: gives the focus to all that Tab reaches, from the first to the last and back, and names what then has
 * any part under the sticky header or outside of the window. Pages are looked at with reduced motion, so that they scroll at once.
 *
 * Of what is higher than the window, its upper edge counts, as it does of a text area: browsers bring the line with the
 * caret into view. The way past the header lies on the header.
 *
 * @returns how often something had the focus, what was covered, and what Tab reaches, in order
 */
export function findCoveredFocus(): { stops: number; covered: string[]; names: string[] } {
  const header = document.querySelector('.hdr');
  const name = (element: Element) => element.outerHTML.slice(0, 90);
  const reached = [
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
  const walk = [...reached, ...reached.toReversed()];
  for (const element of walk) {
    element.focus();
    if (document.activeElement !== element) covered.push(`${name(element)} takes no focus`);
    else if (!isSeen(element)) covered.push(name(element));
  }
  return { stops: walk.length, covered, names: reached.map(name) };

  function isSeen(focused: HTMLElement): boolean {
    if (focused.matches('.skip') || header?.contains(focused)) return true;
    const box = focused.getBoundingClientRect();
    const below = header?.getBoundingClientRect().bottom ?? 0;
    const isHigh = box.height > window.innerHeight - below || focused instanceof HTMLTextAreaElement;
    return (
      box.width > 0 &&
      box.top >= below - 1 &&
      (isHigh ? box.top < window.innerHeight - 44 : box.bottom <= window.innerHeight + 1)
    );
  }
}
