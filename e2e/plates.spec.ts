import { expect, type Page } from '@playwright/test';
import { content } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { test } from './returning-visitor.ts';
import { visible } from './support/visible.ts';

const { services } = content;
const [backup] = services.filter(({ restore }) => restore);
const [security] = services.filter(({ layers }) => layers);
const [managed] = services.filter(({ watch }) => watch);
const shownCase = (page: Page) => visible(page.locator('.case'));
/** What a choice moves in a picture: the mark, the storm, the lit stream. */
const describeMoved = (stage: Element) =>
  [...stage.querySelectorAll('.mark, .storm, .lit-streams img')]
    .map((part) => {
      const { left, top, clipPath } = getComputedStyle(part);
      return [left, top, clipPath].join(' ');
    })
    .join(', ');
const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

// Only styles move the plates.
test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each moment of the backup plate shows what is restored, from where, and what is lost', async ({
    page,
  }) => {
    const { restore } = backup ?? {};
    await page.goto(`/services/${backup?.slug}`);
    const plate = page.getByRole('group', { name: restore?.question ?? '-' });
    const box = () => page.locator('.restore').boundingBox();
    const before = await box();
    const positions = new Set<number | undefined>();
    for (const { label, title, back, from, lost } of restore?.stops ?? []) {
      await plate.getByRole('radio', { name: label, exact: true }).check();
      await expect(shownCase(page)).toContainText([title]);
      await expect(shownCase(page).locator('dd')).toHaveText([back, from, lost]);
      await finishAnimations(page);
      positions.add(Math.round((await page.locator('.restore-layer').boundingBox())?.y ?? 0));
    }
    expect(positions.size).toBe(restore?.stops.length);
    expect(await box()).toEqual(before);
    await plate.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(shownCase(page)).toContainText([restore?.stops[1]?.title ?? '-']);
  });

  for (const { slug, watch, streams, outages } of services) {
    const plate = watch ?? streams ?? outages;
    if (!plate) continue;
    test(`each choice on the plate of ${slug}, in the list or in the drawing, shows its facts and moves the picture`, async ({
      page,
    }) => {
      const { choices, question } = plate;
      await page.goto(`/services/${slug}`);
      const choice = (name: string) =>
        page.getByRole('group', { name: question }).getByRole('radio', { name, exact: true });
      const box = () => page.locator('.works').boundingBox();
      const before = await box();
      const pictures = new Set<string>();
      for (const { name, title, ...facts } of choices) {
        await choice(name).check();
        await expect(shownCase(page)).toContainText([title]);
        await expect(shownCase(page).locator('dd')).toHaveText(Object.values(facts));
        if (watch) await expect(visible(page.locator('.names span'))).toHaveText([name]);
        await finishAnimations(page);
        pictures.add(await page.locator('.stage').evaluate(describeMoved));
      }
      expect(pictures.size).toBe(choices.length);
      expect(await box()).toEqual(before);
      for (const [index, { name }] of choices.entries()) {
        await page.locator('.names label').nth(index).click();
        await expect(choice(name)).toBeChecked();
      }
      await page.keyboard.press('ArrowUp');
      await expect(shownCase(page)).toContainText([choices.at(-2)?.title ?? '-']);
    });
  }

  test('each missing layer of the security plate shows and draws what gets in', async ({ page }) => {
    const words = security?.layers;
    const { walls = [], question = '-' } = words ?? {};
    expect(walls).toHaveLength(5);
    await page.goto(`/services/${security?.slug}`);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const layer = (index: number) =>
      page.getByRole('group', { name: question }).getByRole('checkbox').nth(index);
    const row = (index: number) => page.locator('.layers li').nth(index);
    const summary = visible(page.locator('.layers [role=status] p'));
    /** The end of the attack path to a wall, in units of the drawing. */
    const pathEnd = (index: number) =>
      page
        .locator('.citadel g')
        .nth(index)
        .evaluate(({ children: [line] }) =>
          line ? 300 - Number.parseFloat(getComputedStyle(line).strokeDashoffset) : Number.NaN,
        );
    const box = () => page.locator('.layers fieldset').boundingBox();
    const before = await box();
    await expect(summary).toHaveText([words?.whole ?? '-']);
    await finishAnimations(page);
    const stops = await Promise.all(walls.map((_, index) => pathEnd(index)));
    expect(stops).toEqual(stops.toSorted((a, b) => a - b));
    for (const [index, { stands, missing, next }] of walls.entries()) {
      await expect(page.locator('.layers label').nth(index)).toContainText(stands);
      await expect(row(index)).toBeHidden();
      await layer(index).uncheck();
      await expect(row(index).getByText(missing)).toBeVisible();
      await expect(row(index).getByText(next)).toBeVisible();
      await expect(summary).toHaveText([(index === 4 ? words?.reached : words?.inside) ?? '-']);
      // The path continues to the next wall, from the last wall to the house.
      await expect.poll(() => pathEnd(index)).toBe(stops[index + 1] ?? 236);
      await layer(index).check();
    }
    expect(await box()).toEqual(before);

    // One path passes all missing layers; the plate says when none is left.
    await layer(0).focus();
    await page.keyboard.press('Space');
    await layer(1).uncheck();
    await expect(row(0).getByText(walls[0]?.missing ?? '-')).toBeVisible();
    await expect(row(0).getByText(walls[0]?.next ?? '-')).toBeHidden();
    await expect.poll(() => pathEnd(0)).toBe(stops[2]);
    for (const index of [2, 3, 4]) await layer(index).uncheck();
    await expect.poll(() => pathEnd(0)).toBe(236);
    await expect(summary).toHaveText([words?.open ?? '-']);
  });
});

test('with script, the last choice of each plate shows its facts, without accessibility violations', async ({
  page,
}) => {
  for (const { slug, restore, layers, watch, streams, outages } of services) {
    const plate = watch ?? streams ?? outages;
    await page.goto(`/services/${slug}`);
    if (layers) {
      await page.locator('.works').getByRole('checkbox').last().uncheck();
      await expect(visible(page.locator('.layers [role=status] p'))).toHaveText([layers.reached]);
    } else {
      const question = plate?.question ?? restore?.question ?? '-';
      await page.getByRole('group', { name: question }).getByRole('radio').last().check();
      const last = plate?.choices.at(-1) ?? restore?.stops.at(-1);
      await expect(shownCase(page)).toContainText([last?.title ?? '-']);
    }
    await expectNoViolations(page, restore ? '.restore' : '.works');
  }
});

test('the radar of the watch plate sweeps once, and not at all with reduced motion', async ({ page }) => {
  // Declared, since a slow machine may read it after the end.
  const sweeps = () =>
    page.locator('.stage svg').evaluate((svg) => {
      const { animationName, animationIterationCount } = getComputedStyle(svg);
      return animationName !== 'none' && animationIterationCount;
    });
  await page.goto(`/services/${managed?.slug}`);
  expect(await sweeps()).toBe('1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await sweeps()).toBe(false);
});
