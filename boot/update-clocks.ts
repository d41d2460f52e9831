import { timeZoneAttribute, yearAttribute } from '../lib/hydration/contract.ts';

const clocksIn = (root: ParentNode) => root.querySelectorAll(`[${timeZoneAttribute}]`);

/** Fills in local times (updated every 20 s) and the current year. */
export function updateClocks(): void {
  (document.querySelector(`[${yearAttribute}]`) as Element).textContent = String(new Date().getFullYear());
  // Formatting for a time zone is slow, so each clock gets its own task. Clocks in the header's panel are filled in when the
  // panel opens.
  for (const clock of clocksIn(document.querySelector('main') as Element)) setTimeout(showTime, 0, clock);
  addEventListener('toggle', ({ target }) => clocksIn(target as Element).forEach(showTime), true);
  setInterval(() => clocksIn(document).forEach(showTime), 20_000);
}

/** In French, an hour has no zero before it, and a full hour no minutes: "0 h 48", "17 h". */
function showTime(clock: Element): void {
  clock.textContent = new Date()
    .toLocaleTimeString(document.documentElement.lang, {
      timeStyle: 'short',
      timeZone: clock.getAttribute(timeZoneAttribute) as string,
    })
    .replace(/^0/, '')
    .replace('h 00', 'h');
}
