import { expect, type Locator } from '@playwright/test';
import { test } from './support/shared-page.ts';

const style = (locator: Locator, property: 'animationDelay' | 'animationName' | 'animationDuration') =>
  locator.evaluateAll(
    (elements, name) => elements.map((element) => getComputedStyle(element)[name]),
    property,
  );

for (const [what, path, cards] of [
  ['services on the home page', '/', '#services article'],
  ['cities on the home page', '/', '[aria-labelledby="locations-title"] article'],
  // Of the first, its words: its picture is there at once.
  ['services', '/services', 'main .reveal'],
  ['cities', '/locations', 'main article'],
] as const) {
  test(`${what} come in 100 ms apart`, async ({ page }) => {
    await page.goto(path);
    const found = page.locator(cards);
    const count = await found.count();
    expect(count).toBeGreaterThan(4);
    expect(await style(found, 'animationName')).toEqual(Array(count).fill('rise'));
    const delays = Array.from({ length: count }, (_, index) => `${index / 10}s`);
    expect(await style(found, 'animationDelay')).toEqual(delays);
  });
}

test('nothing moves where less motion is wanted, and everything is there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const cards = page.locator('#services article');
  expect(await style(cards, 'animationName')).toEqual(Array(5).fill('none'));
  const opacities = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).opacity));
  expect(opacities).toEqual(Array(5).fill('1'));
  const moving = await page.evaluate(() => document.getAnimations().length);
  expect(moving).toBe(0);
});

test('what moves for ever moves without the page being styled and painted for it', async ({ page }) => {
  await page.goto('/locations');
  const endless = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
      .map((animation) => (animation.effect as KeyframeEffect).getKeyframes().flatMap(Object.keys)),
  );
  expect(endless.length).toBeGreaterThan(0);
  const free = ['offset', 'computedOffset', 'easing', 'composite', 'opacity', 'transform'];
  for (const properties of endless) expect(properties.filter((one) => !free.includes(one))).toEqual([]);
});
