import { expect, type Page } from '@playwright/test';
import { content } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { test } from './returning-visitor.ts';

const { services } = content;
const scripting = [true, false];
const visibleCase = '.case:visible';

test.describe('the backup plate', () => {
  const [backup] = services.filter(({ restore }) => restore);
  const { restore } = backup ?? {};
  for (const javaScriptEnabled of scripting) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled });
      test('each moment shows what is restored, from where, and what is lost', async ({ page }) => {
        await page.goto(`/services/${backup?.slug}`);
        const plate = page.getByRole('group', { name: restore?.question ?? '-' });
        const box = () => page.locator('.restore').boundingBox();
        const before = await box();
        const positions = new Set<number | undefined>();
        for (const { label, title, back, from, lost } of restore?.stops ?? []) {
          await plate.getByRole('radio', { name: label, exact: true }).check();
          await expect(page.locator(visibleCase)).toHaveCount(1);
          await expect(page.locator(visibleCase)).toContainText(title);
          await expect(page.locator(visibleCase).locator('dd')).toHaveText([back, from, lost]);
          await expect
            .poll(async () => (await page.locator('.restore-layer').boundingBox())?.height)
            .toBeGreaterThan(20);
          positions.add(Math.round((await page.locator('.restore-layer').boundingBox())?.y ?? 0));
        }
        expect(positions.size).toBeGreaterThan(3);
        expect(await box()).toEqual(before);
      });
    });
  }

  test('the arrow keys move the selection, without accessibility violations', async ({ page }) => {
    await page.goto(`/services/${backup?.slug}`);
    const plate = page.getByRole('group', { name: restore?.question ?? '-' });
    await plate.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator(visibleCase)).toContainText(restore?.stops[2]?.title ?? '-');
    await expectNoViolations(page, '.restore');
  });
});

test.describe('the security plate', () => {
  const [security] = services.filter(({ layers }) => layers);
  const words = security?.layers;
  const walls = words?.walls ?? [];
  const path = `/services/${security?.slug}`;
  const layer = (page: Page, index: number) =>
    page
      .getByRole('group', { name: words?.question ?? '-' })
      .getByRole('checkbox')
      .nth(index);
  const row = (page: Page, index: number) => page.locator('.layers li').nth(index);
  const summary = (page: Page) => page.locator('.layers [role=status] p:visible');
  /** The end of the attack path to a wall, in units of the drawing. */
  const pathEnd = (page: Page, index: number) =>
    page
      .locator('.citadel g')
      .nth(index)
      .evaluate((attackPath) => {
        for (const animation of document.getAnimations()) animation.finish();
        const [line] = attackPath.children;
        return 300 - Number.parseFloat(line ? getComputedStyle(line).strokeDashoffset : '');
      });

  for (const javaScriptEnabled of scripting) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled });
      test('each missing layer shows and draws what gets in', async ({ page }) => {
        await page.goto(path);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const box = () => page.locator('.layers fieldset').boundingBox();
        const before = await box();
        await expect(summary(page)).toHaveText(words?.whole ?? '-');
        expect(walls).toHaveLength(5);
        const stops = await Promise.all(walls.map((_, index) => pathEnd(page, index)));
        expect(stops).toEqual(stops.toSorted((a, b) => a - b));
        for (const [index, { stands, missing, next }] of walls.entries()) {
          await expect(page.locator('.layers label').nth(index)).toContainText(stands);
          await expect(row(page, index)).toBeHidden();
          await layer(page, index).uncheck();
          await expect(row(page, index).getByText(missing)).toBeVisible();
          await expect(row(page, index).getByText(next)).toBeVisible();
          await expect(summary(page)).toHaveText((index === 4 ? words?.reached : words?.inside) ?? '-');
          // The path continues to the next wall, from the last wall to the house.
          await expect.poll(() => pathEnd(page, index)).toBe(stops[index + 1] ?? 236);
          await layer(page, index).check();
        }
        expect(await box()).toEqual(before);
      });
    });
  }

  test('an attack path passes all missing layers, and the plate reports when none is left', async ({
    page,
  }) => {
    await page.goto(path);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const third = await pathEnd(page, 2);
    await layer(page, 0).uncheck();
    await layer(page, 1).uncheck();
    await expect(row(page, 0).getByText(walls[0]?.missing ?? '-')).toBeVisible();
    await expect(row(page, 0).getByText(walls[0]?.next ?? '-')).toBeHidden();
    await expect.poll(() => pathEnd(page, 0)).toBe(third);
    for (const index of [2, 3, 4]) await layer(page, index).uncheck();
    await expect.poll(() => pathEnd(page, 0)).toBe(236);
    await expect(summary(page)).toHaveText(words?.open ?? '-');
    await expectNoViolations(page, '.works');
  });

  test('the space bar toggles a layer, without accessibility violations', async ({ page }) => {
    await page.goto(path);
    await expectNoViolations(page, '.works');
    await layer(page, 3).focus();
    await page.keyboard.press('Space');
    await expect(row(page, 3).getByText(walls[3]?.missing ?? '-')).toBeVisible();
    await expectNoViolations(page, '.works');
  });
});

test.describe('the watch plate', () => {
  const [managed] = services.filter(({ watch }) => watch);
  const { devices = [], question } = managed?.watch ?? {};
  const path = `/services/${managed?.slug}`;
  const device = (page: Page, name: string) =>
    page.getByRole('group', { name: question ?? '-' }).getByRole('radio', { name, exact: true });
  const markPosition = (page: Page) =>
    page.locator('.watch-mark').evaluate((mark) => {
      for (const animation of document.getAnimations()) animation.finish();
      const { x, y } = mark.getBoundingClientRect();
      return `${Math.round(x)} ${Math.round(y)}`;
    });

  for (const javaScriptEnabled of scripting) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled });
      test('each device shows its night', async ({ page }) => {
        await page.goto(path);
        const box = () => page.locator('.works').boundingBox();
        const before = await box();
        const positions = new Set<string>();
        for (const { name, title, watched, seen, done, told } of devices) {
          await device(page, name).check();
          await expect(page.locator(visibleCase)).toHaveCount(1);
          await expect(page.locator(visibleCase)).toContainText(title);
          await expect(page.locator(visibleCase).locator('dd')).toHaveText([watched, seen, done, told]);
          await expect(page.locator('.watch-stage span:visible')).toHaveText(name);
          positions.add(await markPosition(page));
        }
        expect(positions.size).toBe(6);
        expect(await box()).toEqual(before);
      });
    });
  }

  test('clicking a device in the drawing selects it', async ({ page }) => {
    await page.goto(path);
    expect(devices).toHaveLength(6);
    for (const [index, { name }] of devices.entries()) {
      await page.locator('.watch-stage label').nth(index).click();
      await expect(device(page, name)).toBeChecked();
    }
  });

  test('the arrow keys move the selection, without accessibility violations', async ({ page }) => {
    await page.goto(path);
    await device(page, devices[2]?.name ?? '-').focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator(visibleCase)).toContainText(devices[3]?.title ?? '-');
    await expectNoViolations(page, '.works');
  });

  test('the radar sweeps once, and not at all with reduced motion', async ({ page }) => {
    const sweeps = () =>
      page
        .locator('.watch-stage svg')
        .evaluate((svg) =>
          svg.getAnimations().map((animation) => animation.effect?.getComputedTiming().iterations),
        );
    await page.mouse.move(0, 0);
    await page.goto(path);
    expect(await sweeps()).toEqual([1]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    expect(await sweeps()).toEqual([]);
  });
});
