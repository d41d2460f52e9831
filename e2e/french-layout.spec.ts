import { expect } from '@playwright/test';
import { applyTextSpacing } from './accessibility/apply-text-spacing.ts';
import { findClippedText } from './accessibility/find-clipped-text.ts';
import { findOverflow } from './accessibility/find-overflow.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { examplePages } from './support/example-pages.ts';
import { getFrenchPath } from './support/get-french-path.ts';
import { test } from './support/shared-page.ts';

// French says the same in a fifth more letters: one page of each kind, looked at where that could break it.
const phone = { width: 390, height: 844 };

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const [, english] of examplePages) {
  const address = getFrenchPath(english);

  test(`${address} has no barriers, and nothing runs off it or is cut off, at any width`, async ({
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

test("the header's parts stand beside each other from 768 to 1920 px, each whole and on one line", async ({
  page,
}) => {
  // A landing page has the longest header: the number of a desk of its own.
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

test('the header keeps all of its parts when letters and words stand further apart', async ({ page }) => {
  await page.goto('/fr/solutions/quebec-juridique');
  await page.evaluate(applyTextSpacing);
  for (const width of [1280, 1440, 1536]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(findOverflow), `at ${width} pixels`).toEqual([]);
    expect.soft(await page.evaluate(findClippedText), `at ${width} pixels`).toEqual([]);
  }
});
