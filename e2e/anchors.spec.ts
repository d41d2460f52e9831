import { expect, type Page } from '@playwright/test';
import { test } from './returning-visitor.ts';

const anchors = ['services', 'risk-assessment', 'cybersecurity-check', 'contact', 'case-studies'];

/** How far a place stands below the foot of the sticky header, in pixels; negative where the header covers it. */
function gapBelowHeader(page: Page, id: string): Promise<number> {
  return page.evaluate((target) => {
    const top = document.getElementById(target)?.getBoundingClientRect().top ?? Number.NaN;
    return top - (document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN);
  }, id);
}

const isJustBelow = (gap: number) => gap >= -1 && gap < 80;

test('the home page opens at the place that its address names, below the header', async ({ page }) => {
  expect(anchors).toHaveLength(5);
  for (const id of anchors) {
    // From elsewhere: from the page itself it would be a link.
    await page.goto('/robots.txt');
    await page.goto(`/#${id}`);
    await expect.poll(async () => isJustBelow(await gapBelowHeader(page, id)), { message: id }).toBe(true);
  }
});

test('a link to a place on the home page scrolls there', async ({ page }) => {
  await page.goto('/');
  for (const id of anchors) {
    // Each to its end: a smooth scroll that another cuts short may come to rest where neither wanted.
    await page.evaluate(async (target) => {
      const atRest = () => new Promise((done) => addEventListener('scrollend', done, { once: true }));
      if (scrollY > 0) {
        const atTop = atRest();
        scrollTo({ top: 0, behavior: 'instant' });
        await atTop;
      }
      const there = atRest();
      location.hash = target;
      await there;
    }, id);
    await expect.poll(async () => isJustBelow(await gapBelowHeader(page, id)), { message: id }).toBe(true);
  }
});

test('scrolling to a place is smooth, unless less motion is wanted', async ({ page }) => {
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await page.goto('/');
  expect(await behaviour()).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behaviour()).toBe('auto');
});
