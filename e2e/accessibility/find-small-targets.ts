/**
 * For `page.evaluate`: the controls that do not respond in the whole 24-pixel square around their centre.
 *
 * Exempt are links in running text, whose height is the line height, and links with a larger equivalent on the same page,
 * such as a city's dot on the map and its row in the list.
 *
 * @throws Error when the page shows no control
 */
export function findSmallTargets(): string[] {
  /** Pixels from the centre to the probed edges. */
  const reach = 11.5;
  const targets = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role="button"]',
  );
  const shown = [...targets].filter(isShown);
  if (shown.length === 0) throw new Error('The page shows no control');
  const small = shown.filter((target) => !isInText(target) && !ownsSquare(target));
  return small.filter((target) => !hasLargerEquivalent(target)).map(name);

  function hasLargerEquivalent(target: HTMLElement): boolean {
    const href = target.getAttribute('href');
    if (href === null) return false;
    return shown.some((other) => other.getAttribute('href') === href && !small.includes(other));
  }

  function isShown(target: HTMLElement): boolean {
    if (target.closest('.skip, .sr-only')) return false;
    return target.checkVisibility({ visibilityProperty: true }) && target.getClientRects().length > 0;
  }

  /** True for inline elements with text before or after them. */
  function isInText(target: HTMLElement): boolean {
    const parent = target.parentElement;
    if (getComputedStyle(target).display !== 'inline' || !parent) return false;
    return (parent.textContent ?? '').trim().length > (target.textContent ?? '').trim().length;
  }

  function ownsSquare(target: HTMLElement): boolean {
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = target.getClientRects()[0] ?? target.getBoundingClientRect();
    const [centreX, centreY] = [x + width / 2, y + height / 2];
    const label = target.closest('label');
    return [-reach, 0, reach].every((dx) =>
      [-reach, 0, reach].every((dy) => {
        const hit = document.elementFromPoint(centreX + dx, centreY + dy);
        return hit !== null && (target.contains(hit) || label?.contains(hit) === true);
      }),
    );
  }

  function name(target: HTMLElement): string {
    const { width, height } = target.getBoundingClientRect();
    return `${target.outerHTML.slice(0, 90)} ${Math.round(width)}×${Math.round(height)}`;
  }
}
