/** Fills in what only the visitor's clock knows: the time in each city, which goes on, and the year. */
export function showTimes(): void {
  for (const year of document.querySelectorAll('[data-year]'))
    year.textContent = `${new Date().getFullYear()}`;
  showClocks();
}

function showClocks(): void {
  // Working out a time is slow, and most cities share theirs with another.
  const times: Record<string, string> = {};
  for (const clock of document.querySelectorAll<HTMLElement>('[data-time-zone]')) {
    const { timeZone } = clock.dataset as { timeZone: string };
    clock.textContent = times[timeZone] ??= new Date().toLocaleTimeString(document.documentElement.lang, {
      timeStyle: 'short',
      timeZone,
    });
  }
  setTimeout(showClocks, 15_000);
}
