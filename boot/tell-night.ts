import { headlineAttribute, tourSeenKey, zonesAttribute } from '../lib/hydration/contract.ts';
import { storage } from './storage.ts';

/** The home page's night: the chosen entry rewrites the headline, the mark walks on a first visit, closed offices are counted. */
export function tellNight(): void {
  const headline = document.querySelector(`[${headlineAttribute}]`);
  const sentence = document.querySelector<HTMLElement>(`[${zonesAttribute}]`);
  if (!headline || !sentence) return;
  if (!storage('localStorage')?.getItem(tourSeenKey)) headline.closest('section')?.classList.add('walks');
  addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name === 'night')
      value.split('\n').forEach((line, index) => {
        (headline.children[index] as Element).textContent = `${line} `;
      });
  });
  const count = () => {
    const zones: Record<string, number> = JSON.parse(sentence.getAttribute(zonesAttribute) as string);
    const { opens, closes, none, some, all } = sentence.dataset as Record<
      'opens' | 'closes' | 'none' | 'some' | 'all',
      string
    >;
    let total = 0;
    let closed = 0;
    for (const [timeZone, cities] of Object.entries(zones)) {
      const local = new Date(new Date().toLocaleString('en-US', { timeZone }));
      total += cities;
      const hour = local.getHours();
      const isWeekend = local.getDay() % 6 === 0;
      if (isWeekend || hour < Number.parseInt(opens, 10) || hour >= Number.parseInt(closes, 10))
        closed += cities;
    }
    const time = new Date()
      .toLocaleString(document.documentElement.lang, {
        // On a Saturday, offices are closed at noon.
        weekday: 'long',
        hour: 'numeric',
        minute: '2-digit',
        timeZone: 'America/Toronto',
      })
      .replace(' 0', ' ')
      .replace('h 00', 'h');
    const template = closed === 0 ? none : closed < total ? some : all;
    sentence.textContent = template
      .replace('{time}', time)
      .replace('{count}', `${closed}`)
      .replace('{total}', `${total}`);
  };
  setTimeout(count);
  setInterval(count, 20_000);
}
