import { expect, type Page } from '@playwright/test';
import { test } from './returning-visitor.ts';

const fallback = '/art/fallback.svg';
const path = '/services/cloud-solutions';

/** Lets every picture of the site fail but the fallback, and counts the requests for that one. */
async function breakPictures(page: Page, isBroken: (name: string) => boolean): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/art/*.svg*', (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    return isBroken(pathname) ? route.fulfill({ status: 404 }) : route.continue();
  });
  return asked;
}

const isPlate = (name: string) => name.includes('/plate-');

test('a picture that cannot be loaded gives way to the fallback, on any screen', async ({ page }) => {
  await breakPictures(page, isPlate);
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

test('so does one that only loads when it is scrolled to', async ({ page }) => {
  await breakPictures(page, isPlate);
  await page.goto(path);
  const late = page.locator('#related-services ~ * img, [aria-labelledby="related-services"] img').first();
  await late.scrollIntoViewIfNeeded();
  await expect(late).toHaveAttribute('src', fallback);
});

test('so does one that was added to the page later', async ({ page }) => {
  await page.goto(path);
  await page.evaluate(() => {
    const image = new Image();
    image.id = 'late';
    image.src = '/art/none.svg';
    document.body.append(image);
  });
  const late = page.locator('#late');
  await expect(late).toHaveAttribute('src', fallback);
  const shown = () => late.evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && image.currentSrc);
  await expect.poll(shown).toContain(fallback);
});

test('a fallback that fails, too, is asked for once and left alone', async ({ page }) => {
  const asked = await breakPictures(page, (name) => isPlate(name) || name === fallback);
  await page.goto(path);
  const image = page.locator('main picture img').first();
  await expect(image).toHaveAttribute('src', fallback);
  const swapped = page.locator(`img[src="${fallback}"]`);
  // Each has failed a second time by now; a loop would have begun.
  await swapped.evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(images.map((broken) => broken.decode().catch(() => undefined))),
  );
  const broken = await swapped.count();
  expect(asked.filter((name) => name === fallback).length).toBeLessThanOrEqual(broken);
  await expect(image).toHaveAttribute('src', fallback);
});

test('a picture on another site that is gone gives way, too', async ({ page }) => {
  await page.route('https://images.example/**', (route) => route.abort());
  await page.goto(path);
  await page.evaluate(() => {
    const image = new Image();
    image.id = 'away';
    image.src = 'https://images.example/halifax.jpg';
    document.body.append(image);
  });
  await expect(page.locator('#away')).toHaveAttribute('src', fallback);
});
