import { expect } from '@playwright/test';
import { applyTextSpacing } from './accessibility/apply-text-spacing.ts';
import { findClippedText } from './accessibility/find-clipped-text.ts';
import { findOverflow } from './accessibility/find-overflow.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { examplePages } from './support/example-pages.ts';
import { getFrenchPath } from './support/get-french-path.ts';
import { test } from './support/shared-page.ts';

// French texts are a fifth longer. Checks one page of each kind for layouts that this could break.
const phone = { width: 390, height: 844 };

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const [, english] of examplePages) {
  const address = getFrenchPath(english);

  test(`${address} has no accessibility violations, overflow or clipped text at any width`, async ({
    page,
  }) => {
    await page.goto(address);
    await expectNoViolations(page);
    for (const width of [1440, 1280, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(findOverflow), `at ${width} pixels`).toEqual([]);
      expect.soft(await page.evaluate(findClippedText), `at ${width} pixels`).toEqual([]);
    }
    await page.setViewportSize(phone);
    await expectNoViolations(page);
  });
}

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
  }
});

test('increased text spacing clips no part of the header', async ({ page }) => {
  await page.goto('/fr/solutions/quebec-juridique');
  await page.evaluate(applyTextSpacing);
  for (const width of [1280, 1440, 1536]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(findOverflow), `at ${width} pixels`).toEqual([]);
    expect.soft(await page.evaluate(findClippedText), `at ${width} pixels`).toEqual([]);
  }
});
