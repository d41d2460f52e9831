/** For `page.evaluate`: what makes the page wider than its window, three elements at most; empty when nothing does. */
export function findOverflow(): string[] {
  const room = document.documentElement.clientWidth;
  const scroll = document.documentElement.scrollWidth - room;
  if (scroll === 0) return [];
  const elements = [...document.querySelectorAll('main *, footer *')]
    .filter((element) => element.getBoundingClientRect().right > room + 1)
    .slice(0, 3)
    .map((element) => element.outerHTML.slice(0, 100));
  return [`scrolls by ${scroll} pixels`, ...elements];
}
