/** Fills in local times (updated every 20 s) and the current year. */
export function updateClocks(): void {
  const update = (place: ParentNode) => {
    // In French a full hour has no minutes, "17 h".
    for (const clock of place.querySelectorAll<HTMLElement>('[data-time-zone]'))
      clock.textContent = new Date()
        .toLocaleTimeString(document.documentElement.lang, {
          timeStyle: 'short',
          timeZone: clock.dataset.timeZone,
        })
        .replace('h 00', 'h');
  };
  (document.querySelector('[data-year]') as Element).textContent = String(new Date().getFullYear());
  // The main content at once, so that nothing moves. The header's panel waits until it opens: the first formatting of a
  // time is slow, and a page that shows none is spared it.
  update(document.querySelector('main') as Element);
  addEventListener('toggle', ({ target }) => update(target as Element), true);
  setInterval(update, 20_000, document);
}
