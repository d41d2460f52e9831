import { expect, type Page } from '@playwright/test';
import { content } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { test } from './returning-visitor.ts';

const { services } = content;
const scripting = [true, false];
const shown = '.case:visible';

test.describe('the backup plate', () => {
  const [backup] = services.filter(({ restore }) => restore);
  const { restore } = backup ?? {};
  for (const javaScriptEnabled of scripting) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled });
      test(`tells what comes back from each moment`, async ({ page }) => {
        await page.goto(`/services/${backup?.slug}`);
        const plate = page.getByRole('group', { name: restore?.question ?? '-' });
        const box = () => page.locator('.restore').boundingBox();
        const before = await box();
        const places = new Set<number | undefined>();
        for (const { label, title, back, from, lost } of restore?.stops ?? []) {
          await plate.getByRole('radio', { name: label, exact: true }).check();
          await expect(page.locator(shown)).toHaveCount(1);
          await expect(page.locator(shown)).toContainText(title);
          await expect(page.locator(shown).locator('dd')).toHaveText([back, from, lost]);
          await expect
            .poll(async () => (await page.locator('.restore-layer').boundingBox())?.height)
            .toBeGreaterThan(20);
          places.add(Math.round((await page.locator('.restore-layer').boundingBox())?.y ?? 0));
        }
        expect(places.size).toBeGreaterThan(3);
        expect(await box()).toEqual(before);
      });
    });
  }

  test('moves by the arrow keys, and has no accessibility findings', async ({ page }) => {
    await page.goto(`/services/${backup?.slug}`);
    const plate = page.getByRole('group', { name: restore?.question ?? '-' });
    await plate.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator(shown)).toContainText(restore?.stops[2]?.title ?? '-');
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
  const sum = (page: Page) => page.locator('.layers [role=status] p:visible');
  /** Where the way to a wall ends, in units of the picture. */
  const end = (page: Page, index: number) =>
    page
      .locator('.citadel g')
      .nth(index)
      .evaluate((way) => {
        for (const { finish } of document.getAnimations().map((each) => ({ finish: () => each.finish() })))
          finish();
        const [line] = way.children;
        return 300 - Number.parseFloat(line ? getComputedStyle(line).strokeDashoffset : '');
      });

  for (const javaScriptEnabled of scripting) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled });
      test(`tells and draws what gets in where a layer is missing`, async ({ page }) => {
        await page.goto(path);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const box = () => page.locator('.layers fieldset').boundingBox();
        const before = await box();
        await expect(sum(page)).toHaveText(words?.whole ?? '-');
        const stops = await Promise.all(walls.map((_, index) => end(page, index)));
        expect(stops).toEqual(stops.toSorted((a, b) => a - b));
        for (const [index, { stands, missing, next }] of walls.entries()) {
          await expect(page.locator('.layers label').nth(index)).toContainText(stands);
          await expect(row(page, index)).toBeHidden();
          await layer(page, index).uncheck();
          await expect(row(page, index).getByText(missing)).toBeVisible();
          await expect(row(page, index).getByText(next)).toBeVisible();
          await expect(sum(page)).toHaveText((index === 4 ? words?.reached : words?.inside) ?? '-');
          // It goes on to the next wall, and from the last one to the house.
          await expect.poll(() => end(page, index)).toBe(stops[index + 1] ?? 236);
          await layer(page, index).check();
        }
        expect(await box()).toEqual(before);
      });
    });
  }

  test('leads a way past all layers that are missing, and says when none is left', async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const third = await end(page, 2);
    await layer(page, 0).uncheck();
    await layer(page, 1).uncheck();
    await expect(row(page, 0).getByText(walls[0]?.missing ?? '-')).toBeVisible();
    await expect(row(page, 0).getByText(walls[0]?.next ?? '-')).toBeHidden();
    await expect.poll(() => end(page, 0)).toBe(third);
    for (const index of [2, 3, 4]) await layer(page, index).uncheck();
    await expect.poll(() => end(page, 0)).toBe(236);
    await expect(sum(page)).toHaveText(words?.open ?? '-');
    await expectNoViolations(page, '.works');
  });

  test('is worked by the space bar, and has no accessibility findings', async ({ page }) => {
    await page.goto(path);
    await expectNoViolations(page, '.works');
    await layer(page, 3).focus();
    await page.keyboard.press('Space');
    await expect(row(page, 3).getByText(walls[3]?.missing ?? '-')).toBeVisible();
    await expectNoViolations(page, '.works');
  });
});

test.describe('the watch', () => {
  const [managed] = services.filter(({ watch }) => watch);
  const { devices = [], question } = managed?.watch ?? {};
  const path = `/services/${managed?.slug}`;
  const device = (page: Page, name: string) =>
    page.getByRole('group', { name: question ?? '-' }).getByRole('radio', { name, exact: true });
  const place = (page: Page) =>
    page.locator('.watch-mark').evaluate((mark) => {
      for (const animation of document.getAnimations()) animation.finish();
      const { x, y } = mark.getBoundingClientRect();
      return `${Math.round(x)} ${Math.round(y)}`;
    });

  for (const javaScriptEnabled of scripting) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled });
      test(`each device tells its night`, async ({ page }) => {
        await page.goto(path);
        const box = () => page.locator('.works').boundingBox();
        const before = await box();
        const places = new Set<string>();
        for (const { name, title, watched, seen, done, told } of devices) {
          await device(page, name).check();
          await expect(page.locator(shown)).toHaveCount(1);
          await expect(page.locator(shown)).toContainText(title);
          await expect(page.locator(shown).locator('dd')).toHaveText([watched, seen, done, told]);
          await expect(page.locator('.watch-stage span:visible')).toHaveText(name);
          places.add(await place(page));
        }
        expect(places.size).toBe(6);
        expect(await box()).toEqual(before);
      });
    });
  }

  test('a device touched in the picture is chosen in the list', async ({ page }) => {
    await page.goto(path);
    for (const [index, { name }] of devices.entries()) {
      await page.locator('.watch-stage label').nth(index).click();
      await expect(device(page, name)).toBeChecked();
    }
  });

  test('moves by the arrow keys, and has no accessibility findings', async ({ page }) => {
    await page.goto(path);
    await device(page, devices[2]?.name ?? '-').focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator(shown)).toContainText(devices[3]?.title ?? '-');
    await expectNoViolations(page, '.works');
  });

  test('sweeps once and then rests, and not at all where motion is not wanted', async ({ page }) => {
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
