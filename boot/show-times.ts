/** Fills in what only the visitor's clock knows: the time in each city, which goes on, and the year. */
export function showTimes(): void {
  showClocks();
  setInterval(showClocks, 15_000);
  for (const year of document.querySelectorAll('[data-year]'))
    year.textContent = `${new Date().getFullYear()}`;
}

function showClocks(): void {
  for (const clock of document.querySelectorAll<HTMLElement>('[data-time-zone]')) {
    clock.textContent = new Intl.DateTimeFormat(document.documentElement.lang, {
      timeStyle: 'short',
      timeZone: clock.dataset.timeZone,
    }).format();
  }
}
