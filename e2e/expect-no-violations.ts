import fs from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The minified build: half the size of the one that AxeBuilder injects by default. */
const axeSource = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Expects no accessibility violations on the page, or in a part of it. Throws when nothing matches the selector. */
export async function expectNoViolations(page: Page, selector = 'html'): Promise<void> {
  // axe measures colours, which must not be in transition.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const isLoaded = await page.evaluate(() => 'axe' in window);
  // Legacy mode, because the pages have no frames: it needs no second page. axe is injected once per page.
  const { violations } = await new AxeBuilder({ page, axeSource: isLoaded ? ';' : axeSource })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(selector)
    .analyze();
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(findings).toEqual([]);
}
