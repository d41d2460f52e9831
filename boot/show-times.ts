/** Fills in what only the visitor's clock knows: the time in each city, which goes on, and the year. */
export function showTimes(): void {
  const year = document.querySelector('[data-year]') as Element;
  year.textContent = `${new Date().getFullYear()}`;
  // At once where it is seen, so that nothing moves. The header's panel waits until it is opened: a page that shows no
  // time is spared the first one, which is slow.
  showClocks(document.querySelector('main') as Element);
  addEventListener('toggle', ({ target }) => showClocks(target as Element), true);
  setInterval(showClocks, 20_000, document);
}

function showClocks(place: ParentNode): void {
  for (const clock of place.querySelectorAll<HTMLElement>('[data-time-zone]'))
    clock.textContent = new Date().toLocaleTimeString(document.documentElement.lang, {
      timeStyle: 'short',
      timeZone: clock.dataset.timeZone,
    });
}
