import { type Page, test } from '@playwright/test';

/** The widths that the specification names, in CSS pixels. */
export const allWidths = [320, 390, 768, 1024, 1440] as const;

/** Checks an open page at each of `allWidths` without loading it again. Messages name the width. */
export async function atEachWidth(page: Page, check: (width: number) => Promise<void>): Promise<void> {
  for (const width of allWidths)
    await test.step(`at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await check(width);
    });
}
