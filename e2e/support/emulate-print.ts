import type { Page } from '@playwright/test';

/** Shows the page as it is printed, after the event that browsers send before they print. */
export async function emulatePrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
}
