import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with the rules that the page, or a part of it, breaks. */
export async function expectNoViolations(page: Page, selector = 'html'): Promise<void> {
  // Colours are measured while things stand still.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const isThere = await page.evaluate(() => 'axe' in window);
  // The pages have no frames, so that the check needs no page of its own to run in. Its half megabyte is brought once.
  const { violations } = await new AxeBuilder({ page, axeSource: isThere ? ';' : '' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(selector)
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}
