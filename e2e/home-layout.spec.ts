import { expect, type Page } from '@playwright/test';
import { openUnlessThere, test } from './support/shared-page.ts';
import { atEachWidth } from './widths.ts';

const anchors = ['services', 'risk-assessment', 'cybersecurity-check', 'contact', 'case-studies'];

/** The distance of an anchor from the sticky header's bottom edge, in pixels; negative if the header covers it. */
const gapBelowHeader = (page: Page, id: string) =>
  page.evaluate((target) => {
    const top = document.getElementById(target)?.getBoundingClientRect().top ?? Number.NaN;
    return top - (document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN);
  }, id);
const expectJustBelow = (page: Page, id: string) =>
  expect
    .poll(
      async () => {
        const gap = await gapBelowHeader(page, id);
        return gap >= -1 && gap < 80;
      },
      { message: id },
    )
    .toBe(true);

test('an anchor in the address or in a link is scrolled to, smoothly except with reduced motion', async ({
  page,
}) => {
  for (const id of anchors) {
    // From another address: on the same page this would be an in-page navigation.
    await page.goto('/robots.txt');
    await page.goto(`/#${id}`);
    await expectJustBelow(page, id);
  }
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behaviour()).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behaviour()).toBe('auto');
  // The last smooth scroll may still run, and would end where it began to.
  await page.goto('/');
  for (const id of anchors) {
    await page.evaluate((target) => {
      location.hash = target;
    }, id);
    await expectJustBelow(page, id);
  }
});

test('texts are at least 14 pixels, hyphenated words stay whole, and the profile touches the footer', async ({
  page,
}) => {
  await openUnlessThere(page, '/');
  await atEachWidth(page, async () => {
    const small = await page.locator('body').evaluate((body) =>
      [...body.querySelectorAll('*')]
        .filter((element) => element.checkVisibility() && !element.closest('svg, script, style, noscript'))
        .filter((element) =>
          [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
        )
        .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 14)
        .map(({ textContent }) => textContent),
    );
    expect(small).toEqual([]);
    const broken = await page.locator('main :is(h1, h2, .lead, section:first-child p)').evaluateAll((all) =>
      all.flatMap((element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const { index } of (node.textContent ?? '').matchAll(/(?<=\w)-(?=\w)/g)) {
            const range = document.createRange();
            range.setStart(node, index - 1);
            range.setEnd(node, index + 2);
            if (range.getClientRects().length > 1) found.push(node.textContent ?? '');
          }
        return found;
      }),
    );
    expect(broken).toEqual([]);
    const profile = await page.locator('.heights').boundingBox();
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((profile?.y ?? 0) + (profile?.height ?? 0)).toBeCloseTo(footer?.y ?? -1, 0);
  });
});

test('the map stays clear of the list of cities on a wide screen', async ({ page }) => {
  await openUnlessThere(page, '/');
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 1000 });
    const list = await page.locator('.home-cities article').first().boundingBox();
    // The westernmost tenth of the map is sea, and fades.
    const map = await page.locator('.home-map').boundingBox();
    const land = (map?.x ?? 0) + (map?.width ?? 0) * 0.04;
    expect(land, `at ${width}`).toBeGreaterThanOrEqual((list?.x ?? 0) + (list?.width ?? 0) - 8);
  }
});

test('cards of services and cities appear 100 ms apart, and not at all with reduced motion', async ({
  page,
}) => {
  for (const [path, cards] of [
    ['/', '#services article'],
    ['/', '.home-cities article'],
    ['/services', 'main .reveal'],
    ['/locations', 'main article'],
  ] as const) {
    await openUnlessThere(page, path);
    const styles = () =>
      page.locator(cards).evaluateAll((all) =>
        all.map((card) => {
          const { animationName, animationDelay, opacity } = getComputedStyle(card);
          return { animationName, animationDelay, opacity: Number(opacity) };
        }),
      );
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const moving = await styles();
    expect(moving.length).toBeGreaterThan(4);
    expect(moving.map(({ animationName }) => animationName)).toEqual(moving.map(() => 'rise'));
    expect(moving.map(({ animationDelay }) => animationDelay)).toEqual(
      moving.map((_, index) => `${index / 10}s`),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await styles()).toEqual(
      moving.map(() => expect.objectContaining({ animationName: 'none', opacity: 1 })),
    );
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  }
});

test('nothing moves by itself for longer than five seconds, since no button stops it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const path of ['/', '/locations']) {
    await page.goto(path);
    const ends = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    );
    expect(ends.length, path).toBeGreaterThan(0);
    expect(Math.max(...ends), path).toBeLessThanOrEqual(5_000);
  }
});
