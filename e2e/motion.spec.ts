import { expect, type Locator } from '@playwright/test';
import { test } from './support/shared-page.ts';

const computedStyles = (
  locator: Locator,
  property: 'animationDelay' | 'animationName' | 'animationDuration',
) =>
  locator.evaluateAll(
    (elements, name) => elements.map((element) => getComputedStyle(element)[name]),
    property,
  );

for (const [what, path, cards] of [
  ['services on the home page', '/', '#services article'],
  ['cities on the home page', '/', '[aria-labelledby="locations-title"] article'],
  // The image of the first service does not animate, only its text.
  ['services', '/services', 'main .reveal'],
  ['cities', '/locations', 'main article'],
] as const) {
  test(`${what} appear 100 ms apart`, async ({ page }) => {
    await page.goto(path);
    const found = page.locator(cards);
    const count = await found.count();
    expect(count).toBeGreaterThan(4);
    expect(await computedStyles(found, 'animationName')).toEqual(Array(count).fill('rise'));
    const delays = Array.from({ length: count }, (_, index) => `${index / 10}s`);
    expect(await computedStyles(found, 'animationDelay')).toEqual(delays);
  });
}

test('with reduced motion, nothing is animated and everything is visible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const cards = page.locator('#services article');
  expect(await computedStyles(cards, 'animationName')).toEqual(Array(5).fill('none'));
  const opacities = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).opacity));
  expect(opacities).toEqual(Array(5).fill('1'));
  const moving = await page.evaluate(() => document.getAnimations().length);
  expect(moving).toBe(0);
});

test('endless animations change only opacity and transform, which need no layout or paint', async ({
  page,
}) => {
  await page.goto('/locations');
  const endless = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
      .map((animation) => (animation.effect as KeyframeEffect).getKeyframes().flatMap(Object.keys)),
  );
  expect(endless.length).toBeGreaterThan(0);
  const cheap = ['offset', 'computedOffset', 'easing', 'composite', 'opacity', 'transform'];
  for (const properties of endless) expect(properties.filter((one) => !cheap.includes(one))).toEqual([]);
});
