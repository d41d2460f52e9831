import { expect } from '@playwright/test';
import { content } from './content.ts';
import { fresh as test } from './returning-visitor.ts';

const { cities, ui } = content;
const morning = '2026-07-15T14:05:00Z';
const times: Readonly<Record<string, RegExp>> = {
  Toronto: /10:05/,
  Vancouver: /7:05/,
  Montreal: /10:05/,
  Calgary: /8:05/,
  Ottawa: /10:05/,
  Edmonton: /8:05/,
  Winnipeg: /9:05/,
  Halifax: /11:05/,
  'Quebec City': /10:05/,
  Saskatoon: /8:05/,
};

test('each city shows its local time', async ({ page }) => {
  await page.clock.setFixedTime(morning);
  await page.goto('/locations');
  expect(cities).toHaveLength(Object.keys(times).length);
  for (const { name } of cities) {
    const card = page
      .locator('main')
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name, exact: true }) });
    await expect(card.locator('[data-time-zone]')).toHaveText(times[name] ?? '-');
  }
});

test('the clocks advance while the page is open', async ({ page }) => {
  await page.clock.install({ time: morning });
  await page.goto('/locations/halifax');
  const clock = page.locator('main [data-time-zone="America/Halifax"]').first();
  await expect(clock).toHaveText(/11:05/);
  await page.clock.fastForward('02:00');
  await expect(clock).toHaveText(/11:07/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the name of the time zone replaces the time', async ({ page }) => {
    await page.goto('/locations/halifax');
    await expect(page.locator('main [data-time-zone]').first()).toHaveText(ui.timeZones['America/Halifax']);
  });
});
