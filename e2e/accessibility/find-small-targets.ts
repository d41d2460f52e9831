/**
 * For `page.evaluate`: what can be pressed, and does not own the square of 24 pixels around its middle.
 *
 * Left out: links in running text, whose height is the line's, and links whose page can be reached from the same page
 * by a larger one, as from a city's dot on the map and from its line in the list.
 */
export function findSmallTargets(): string[] {
  const reach = 11.5;
  const targets = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role="button"]',
  );
  const small = [...targets].filter((target) => isShown(target) && !isInText(target) && !ownsSquare(target));
  return small.filter((target) => !hasEqual(target)).map(name);

  function hasEqual(target: HTMLElement): boolean {
    const href = target.getAttribute('href');
    if (href === null) return false;
    return [...targets].some(
      (other) => other.getAttribute('href') === href && isShown(other) && !small.includes(other),
    );
  }

  function isShown(target: HTMLElement): boolean {
    if (target.closest('.skip, .sr-only')) return false;
    return target.checkVisibility({ visibilityProperty: true }) && target.getClientRects().length > 0;
  }

  /** Words before or after it on the same line. */
  function isInText(target: HTMLElement): boolean {
    const around = target.parentElement;
    if (getComputedStyle(target).display !== 'inline' || !around) return false;
    return (around.textContent ?? '').trim().length > (target.textContent ?? '').trim().length;
  }

  function ownsSquare(target: HTMLElement): boolean {
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = target.getClientRects()[0] ?? target.getBoundingClientRect();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const label = target.closest('label');
    return [-reach, 0, reach].every((right) =>
      [-reach, 0, reach].every((down) => {
        const hit = document.elementFromPoint(middleX + right, middleY + down);
        return hit !== null && (target.contains(hit) || label?.contains(hit) === true);
      }),
    );
  }

  function name(target: HTMLElement): string {
    const { width, height } = target.getBoundingClientRect();
    return `${target.outerHTML.slice(0, 90)} ${Math.round(width)}×${Math.round(height)}`;
  }
}
