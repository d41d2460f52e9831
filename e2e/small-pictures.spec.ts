import { expect } from '@playwright/test';
import { examplePages } from './support/example-pages.ts';
import { test } from './support/shared-page.ts';

test('pictures with large lettering are shown only where they are narrow', async ({ page }) => {
  test.slow();
  const seen: string[] = [];
  const wide: string[] = [];
  for (const [, path] of examplePages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const small = await page.locator('main img').evaluateAll((images) =>
        images
          .filter((image) => image instanceof HTMLImageElement)
          .filter((image) => image.checkVisibility() && image.closest('picture')?.querySelector('source'))
          .map((image) => {
            const source = [...(image.closest('picture')?.querySelectorAll('source') ?? [])].find(
              ({ media }) => matchMedia(media).matches,
            );
            return { src: source?.getAttribute('srcset') ?? '', width: Math.round(image.clientWidth) };
          })
          .filter(({ src }) => src.endsWith('-sm.svg')),
      );
      seen.push(...small.map(({ src }) => src));
      wide.push(
        ...small
          .filter((one) => one.width >= 520)
          .map((one) => `${path} at ${width}: ${one.src} ${one.width}`),
      );
    }
  }
  expect(seen.length).toBeGreaterThan(5);
  expect(wide).toEqual([]);
});
