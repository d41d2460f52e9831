const clocks = () => document.querySelectorAll<HTMLElement>('[data-time-zone]');

/** Fills in what only the visitor's clock knows: the year, and the time in each city, which goes on. */
export function showTimes(): void {
  // Every page has a footer.
  const year = document.querySelector('[data-year]') as Element;
  year.textContent = `${new Date().getFullYear()}`;
  // A browser's first time in a zone takes long: nobody waits for it while no clock is in sight.
  const sight = new IntersectionObserver(
    (seen) => seen.some((clock) => clock.isIntersecting) && showClocks(),
  );
  for (const clock of clocks()) sight.observe(clock);
  setInterval(showClocks, 15_000);
}

function showClocks(): void {
  for (const clock of clocks())
    clock.textContent = new Date().toLocaleTimeString(document.documentElement.lang, {
      timeStyle: 'short',
      timeZone: clock.dataset.timeZone,
    });
}
