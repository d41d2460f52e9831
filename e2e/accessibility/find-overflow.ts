/** For `page.evaluate`: by how much the page scrolls sideways, with up to three elements that cause it. Empty if it does not. */
export function findOverflow(): string[] {
  const width = document.documentElement.clientWidth;
  const scroll = document.documentElement.scrollWidth - width;
  if (scroll === 0) return [];
  const elements = [...document.querySelectorAll('main *, footer *')]
    .filter((element) => element.getBoundingClientRect().right > width + 1)
    .slice(0, 3)
    .map((element) => element.outerHTML.slice(0, 100));
  return [`scrolls by ${scroll} pixels`, ...elements];
}
