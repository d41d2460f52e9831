/**
 * For `page.evaluate`: what has the focus, when any part of it lies under the sticky header or outside of the window;
 * undefined when all of it can be seen. Waits until the page has come to rest.
 *
 * Of what is higher than the window, its upper edge counts, as it does of a text area: browsers bring the line with the
 * caret into view. The way past the header lies on the header.
 */
export async function coveredFocus(): Promise<string | undefined> {
  const focused = document.activeElement;
  const header = document.querySelector('.hdr');
  if (!focused || focused === document.body || focused.matches('.skip') || header?.contains(focused))
    return undefined;

  const frame = () => new Promise(requestAnimationFrame);
  let box = focused.getBoundingClientRect();
  for (let before = Number.NaN; box.top !== before; box = focused.getBoundingClientRect()) {
    before = box.top;
    await frame();
  }
  const below = header?.getBoundingClientRect().bottom ?? 0;
  const isHigh = box.height > window.innerHeight - below || focused instanceof HTMLTextAreaElement;
  const isSeen =
    box.width > 0 &&
    box.top >= below - 1 &&
    (isHigh ? box.top < window.innerHeight - 44 : box.bottom <= window.innerHeight + 1);
  return isSeen
    ? undefined
    : `${focused.outerHTML.slice(0, 90)} ${Math.round(box.top)}–${Math.round(box.bottom)}`;
}
