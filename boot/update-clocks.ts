import { timeZoneAttribute, yearAttribute } from '../lib/hydration/contract.ts';

/** Fills in local times (updated every 20 s) and the current year. */
export function updateClocks(): void {
  const update = (root: ParentNode) => {
    // In French, a full hour is written without minutes: "17 h".
    for (const clock of root.querySelectorAll(`[${timeZoneAttribute}]`))
      clock.textContent = new Date()
        .toLocaleTimeString(document.documentElement.lang, {
          timeStyle: 'short',
          timeZone: clock.getAttribute(timeZoneAttribute) as string,
        })
        .replace('h 00', 'h');
  };
  (document.querySelector(`[${yearAttribute}]`) as Element).textContent = String(new Date().getFullYear());
  // The first time formatting is slow, so it gets its own task. Pages without visible times skip it: clocks in the header's
  // panel are filled in when the panel opens.
  setTimeout(update, 0, document.querySelector('main'));
  addEventListener('toggle', ({ target }) => update(target as Element), true);
  setInterval(update, 20_000, document);
}
