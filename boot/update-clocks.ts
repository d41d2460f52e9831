/** Fills in local times (updated every 20 s) and the current year. */
export function updateClocks(): void {
  const update = () => {
    // In French, a full hour is written without minutes: "17 h".
    for (const clock of document.querySelectorAll<HTMLElement>(':is(main,:popover-open) [data-time-zone]'))
      clock.textContent = new Date()
        .toLocaleTimeString(document.documentElement.lang, {
          timeStyle: 'short',
          timeZone: clock.dataset.timeZone,
        })
        .replace('h 00', 'h');
  };
  (document.querySelector('[data-year]') as Element).textContent = String(new Date().getFullYear());
  // The first time formatting is slow, so it gets its own task. Pages without visible times skip it: clocks in the header's
  // panel are filled in when the panel opens.
  setTimeout(update);
  addEventListener('toggle', update, true);
  setInterval(update, 20_000);
}
