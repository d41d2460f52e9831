/** Fills in local times (updated every 20 s) and the current year. */
export function updateClocks(): void {
  const update = () => {
    // In French a full hour has no minutes, "17 h".
    for (const clock of document.querySelectorAll<HTMLElement>(':is(main,:popover-open) [data-time-zone]'))
      clock.textContent = new Date()
        .toLocaleTimeString(document.documentElement.lang, {
          timeStyle: 'short',
          timeZone: clock.dataset.timeZone,
        })
        .replace('h 00', 'h');
  };
  (document.querySelector('[data-year]') as Element).textContent = String(new Date().getFullYear());
  // The first formatting of a time is slow: it has a task of its own, in which nothing else waits. A page that shows no time
  // is spared it: the header's panel waits until it opens.
  setTimeout(update);
  addEventListener('toggle', update, true);
  setInterval(update, 20_000);
}
