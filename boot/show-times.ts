/** Fills in what only the visitor's clock knows: the time in each city, which goes on, and the year. */
export function showTimes(): void {
  for (const year of document.querySelectorAll('[data-year]'))
    year.textContent = `${new Date().getFullYear()}`;
  showClocks();
  setInterval(showClocks, 15_000);
}

function showClocks(): void {
  for (const clock of document.querySelectorAll<HTMLElement>('[data-time-zone]'))
    clock.textContent = new Date().toLocaleTimeString(document.documentElement.lang, {
      timeStyle: 'short',
      timeZone: clock.dataset.timeZone,
    });
}
