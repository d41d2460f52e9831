import { expect, type Page } from '@playwright/test';
import { test } from './returning-visitor.ts';

const fallback = '/art/fallback.svg';
const path = '/services/cloud-solutions';

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

test('the fallback replaces a broken image, including its responsive sources', async ({ page }) => {
  await breakImages(page, isPlate);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const picture = page.locator('main picture').first();
  await expect(picture.locator('img')).toHaveAttribute('src', fallback);
  await expect(picture.locator('source')).toHaveAttribute('srcset', '');
  await expect
    .poll(() =>
      picture
        .locator('img')
        .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
    )
    .toBeGreaterThan(0);
});

test('the fallback replaces a broken lazy image', async ({ page }) => {
  await breakImages(page, isPlate);
  await page.goto(path);
  const lazy = page.locator('#related-services ~ * img, [aria-labelledby="related-services"] img').first();
  await lazy.scrollIntoViewIfNeeded();
  await expect(lazy).toHaveAttribute('src', fallback);
});

test('the fallback replaces a broken image that a script adds', async ({ page }) => {
  await page.goto(path);
  await page.evaluate(() => {
    const image = new Image();
    image.id = 'added';
    image.src = '/art/none.svg';
    document.body.append(image);
  });
  const added = page.locator('#added');
  await expect(added).toHaveAttribute('src', fallback);
  const shown = () => added.evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && image.currentSrc);
  await expect.poll(shown).toContain(fallback);
});

test('a broken fallback is not requested again', async ({ page }) => {
  const requested = await breakImages(page, (name) => isPlate(name) || name === fallback);
  await page.goto(path);
  const image = page.locator('main picture img').first();
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

test('the fallback replaces a broken image from another site', async ({ page }) => {
  await page.route('https://images.example/**', (route) => route.abort());
  await page.goto(path);
  await page.evaluate(() => {
    const image = new Image();
    image.id = 'external';
    image.src = 'https://images.example/halifax.jpg';
    document.body.append(image);
  });
  await expect(page.locator('#external')).toHaveAttribute('src', fallback);
});
