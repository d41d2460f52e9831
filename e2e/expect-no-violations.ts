import fs from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Half as many bytes to bring into each page as those that the builder takes by itself. */
const axeSource = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails with the rules that the page, or a part of it, breaks. */
export async function expectNoViolations(page: Page, selector = 'html'): Promise<void> {
  // Colours are measured while things stand still.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const isThere = await page.evaluate(() => 'axe' in window);
  // The pages have no frames, so that the check needs no page of its own to run in. It is brought once.
  const { violations } = await new AxeBuilder({ page, axeSource: isThere ? ';' : axeSource })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(selector)
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}
