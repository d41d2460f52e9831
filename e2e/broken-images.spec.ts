import { expect, type Page } from '@playwright/test';
import { fresh, test } from './returning-visitor.ts';

const fallback = '/art/fallback.svg';
const path = '/services';

/** Answers requests for some of the site's images with 404. Returns the paths of all requested images. */
async function breakImages(page: Page, isBroken: (name: string) => boolean): Promise<string[]> {
  const requested: string[] = [];
  await page.route('**/art/*.svg*', (route) => {
    const { pathname } = new URL(route.request().url());
    requested.push(pathname);
    return isBroken(pathname) ? route.fulfill({ status: 404 }) : route.continue();
  });
  return requested;
}

const isPlate = (name: string) => name.includes('/plate-');

// Alone, since the policy blocks images from other sites.
fresh(
  'the fallback replaces broken images: responsive, lazy, added by a script, from another site',
  async ({ page }) => {
    await breakImages(page, isPlate);
    await page.route('https://images.example/**', (route) => route.abort());
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);

    const picture = page.locator('main picture').first();
    await picture.locator('img').scrollIntoViewIfNeeded();
    await expect(picture.locator('img')).toHaveAttribute('src', fallback);
    await expect(picture.locator('source')).toHaveAttribute('srcset', '');
    await expect
      .poll(() => picture.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    const lazy = page.getByRole('article').locator('img[loading=lazy]').last();
    await lazy.scrollIntoViewIfNeeded();
    await expect(lazy).toHaveAttribute('src', fallback);

    await page.evaluate(() => {
      for (const source of ['/art/none.svg', 'https://images.example/halifax.jpg']) {
        const image = new Image();
        image.className = 'added';
        image.src = source;
        document.body.append(image);
      }
    });
    const added = page.locator('.added');
    await expect(added).toHaveCount(2);
    for (const image of await added.all()) {
      await expect(image).toHaveAttribute('src', fallback);
      const shown = () =>
        image.evaluate((element: HTMLImageElement) => element.naturalWidth > 0 && element.currentSrc);
      await expect.poll(shown).toContain(fallback);
    }
  },
);

test('a broken fallback is not requested again', async ({ page }) => {
  const requested = await breakImages(page, (name) => isPlate(name) || name === fallback);
  await page.goto(path);
  const image = page.locator('main picture img').first();
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveAttribute('src', fallback);
  const replaced = page.locator(`img[src="${fallback}"]`);
  // Waits until each has failed a second time, which would have started a loop.
  await replaced.evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(images.map((broken) => broken.decode().catch(() => undefined))),
  );
  const count = await replaced.count();
  const requests = requested.filter((name) => name === fallback).length;
  expect(requests).toBeGreaterThan(0);
  expect(requests).toBeLessThanOrEqual(count);
  await expect(image).toHaveAttribute('src', fallback);
});
