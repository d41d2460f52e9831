import { expect } from '@playwright/test';
import { applyTextSpacing } from './accessibility/apply-text-spacing.ts';
import { findClippedText } from './accessibility/find-clipped-text.ts';
import { findOverflow } from './accessibility/find-overflow.ts';
import { test } from './support/shared-page.ts';

// French texts are a fifth longer. accessibility.spec.ts checks the layout of one page of each kind.

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the parts of the header fit on one line without overlapping from 768 to 1920 px', async ({ page }) => {
  // Landing pages have the longest header, as they have their own phone number.
  for (const address of ['/fr/a-propos', '/fr/solutions/quebec-juridique']) {
    await page.goto(address);
    for (const width of [768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await page
        .locator('.hdr-in > a, .nav > li > :first-child, .menu-nav > button')
        .filter({ visible: true })
        .evaluateAll((parts) =>
          parts
            .map((part) => part.getBoundingClientRect())
            .map(({ left, right, width: own, height }) => ({ left, right, width: own, height }))
            .toSorted((one, other) => one.left - other.left),
        );
      const place = `${address} at ${width} px`;
      expect.soft(boxes.length, place).toBeGreaterThan(3);
      expect
        .soft(
          boxes.filter((box) => box.height > 50 || box.width < 44),
          place,
        )
        .toEqual([]);
      const overlapping = boxes.filter(({ left }, index) => left < (boxes[index - 1]?.right ?? 20));
      expect.soft(overlapping, place).toEqual([]);
      expect.soft(boxes.at(-1)?.right, place).toBeLessThanOrEqual(width - 20);
    }
    await page.evaluate(applyTextSpacing);
    for (const width of [1280, 1440, 1536]) {
      await page.setViewportSize({ width, height: 900 });
      const place = `${address} with increased text spacing at ${width} px`;
      expect.soft(await page.evaluate(findOverflow), place).toEqual([]);
      expect.soft(await page.evaluate(findClippedText), place).toEqual([]);
    }
  }
});
