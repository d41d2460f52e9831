import { expect } from '@playwright/test';
import { content } from './content.ts';
import { fresh as test } from './returning-visitor.ts';
import { openBuiltPage } from './support/built-part.ts';

const { cities, ui } = content;

test('clocks show the local time of each city, advance, and start when the header’s panel opens', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-07-15T14:05:00Z' });
  await page.goto('/locations');
  const hours: Readonly<Record<string, number>> = {
    'America/Vancouver': 7,
    'America/Edmonton': 8,
    'America/Regina': 8,
    'America/Winnipeg': 9,
    'America/Toronto': 10,
    'America/Montreal': 10,
    'America/Halifax': 11,
  };
  const clocksAt = (minute: string, shown: typeof cities) =>
    shown.map(({ timeZone }) => new RegExp(`^${hours[timeZone]}:${minute}`));
  const clocks = page.locator('main article [data-time-zone]');
  await expect(clocks).toHaveText(clocksAt('05', cities));
  await page.clock.fastForward('02:00');
  await expect(clocks).toHaveText(clocksAt('07', cities));
  await page.getByRole('button', { name: 'Locations' }).click();
  await expect(page.locator('#panel-locations [data-time-zone]')).toHaveText(
    clocksAt('07', cities.slice(0, 6)),
  );
});

test('until a script has set it, the name of the time zone stands in place of the time', () => {
  const [clock] = openBuiltPage('/locations/halifax').all('main [data-time-zone]');
  expect(clock?.text).toBe(ui.timeZones['America/Halifax']);
});
