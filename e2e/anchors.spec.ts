import { expect, type Page } from '@playwright/test';
import { test } from './returning-visitor.ts';

const anchors = ['services', 'risk-assessment', 'cybersecurity-check', 'contact', 'case-studies'];

/** The distance of an anchor from the sticky header's bottom edge, in pixels; negative if the header covers it. */
function gapBelowHeader(page: Page, id: string): Promise<number> {
  return page.evaluate((target) => {
    const top = document.getElementById(target)?.getBoundingClientRect().top ?? Number.NaN;
    return top - (document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN);
  }, id);
}

const isJustBelow = (gap: number) => gap >= -1 && gap < 80;

test('the home page opens at the anchor in its address, below the header', async ({ page }) => {
  expect(anchors).toHaveLength(5);
  for (const id of anchors) {
    // From another address: on the same page this would be an in-page navigation.
    await page.goto('/robots.txt');
    await page.goto(`/#${id}`);
    await expect.poll(async () => isJustBelow(await gapBelowHeader(page, id)), { message: id }).toBe(true);
  }
});

test('an in-page link scrolls to its anchor', async ({ page }) => {
  await page.goto('/');
  for (const id of anchors) {
    // Waits for the end of each scroll: an interrupted smooth scroll can stop anywhere.
    await page.evaluate(async (target) => {
      const scrollEnd = () => new Promise((done) => addEventListener('scrollend', done, { once: true }));
      if (scrollY > 0) {
        const atTop = scrollEnd();
        scrollTo({ top: 0, behavior: 'instant' });
        await atTop;
      }
      const atTarget = scrollEnd();
      location.hash = target;
      await atTarget;
    }, id);
    await expect.poll(async () => isJustBelow(await gapBelowHeader(page, id)), { message: id }).toBe(true);
  }
});

test('scrolling is smooth, except with reduced motion', async ({ page }) => {
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await page.goto('/');
  expect(await behaviour()).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behaviour()).toBe('auto');
});
