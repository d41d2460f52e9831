import { expect, type Page } from '@playwright/test';
import { settle } from '../scripts/measure/settle.ts';
import { content } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { pauseClock } from './pause-clock.ts';
import { test as returning } from './returning-visitor.ts';
import { fresh, test } from './support/worker-page.ts';
import { widths } from './widths.ts';

const { tour, ui } = content;
const words = ui.tour;
const dialogOf = (page: Page) => page.getByRole('dialog', { name: words.label });
/** Opens a page and starts the tour immediately instead of after four seconds. */
async function openWithTour(page: Page): Promise<void> {
  await page.goto('/about');
  await page.waitForFunction(() => window.resetOnboarding);
  await page.evaluate(() => window.resetOnboarding());
}
const seenFlag = (page: Page) => page.evaluate(() => localStorage.getItem('onboarding-seen'));

for (const width of widths) {
  test.describe(`the tour at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a first visit shows five steps, a second visit none', async ({ page }) => {
      const dialog = dialogOf(page);
      await page.goto('/about');
      for (const [index, { title, text }] of tour.steps.entries()) {
        await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
        await expect(dialog.getByText(text)).toBeVisible();
        await expect(dialog.getByText(`Step ${index + 1} of 5`)).toBeVisible();
        await expect(dialog.locator('.dots .on')).toHaveCount(index + 1);
        await dialog.getByRole('button', { name: index < 4 ? words.next : words.start, exact: true }).click();
      }
      await expect(dialog).toBeHidden();
      await page.goto('/');
      await page.waitForFunction(() => window.resetOnboarding);
      await settle(page);
      await expect(dialog).toBeHidden();
    });

    test('all steps have the same size and no accessibility violations', async ({ page }) => {
      const dialog = dialogOf(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openWithTour(page);
      await expect(dialog).toBeVisible();
      const box = await dialog.boundingBox();
      for (const { title } of tour.steps) {
        await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
        expect(await dialog.boundingBox()).toEqual(box);
        await expectNoViolations(page, 'dialog');
        await dialog.locator('.btn-primary').click();
      }
    });
  });
}

test.describe('the tour', () => {
  // The tests above cover motion, at both widths. Without motion, each step renders immediately.
  test.use({ viewport: { width: 390, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  test('the tour traps the focus and returns it after Escape', async ({ page }) => {
    const dialog = dialogOf(page);
    await page.evaluate(() => localStorage.setItem('onboarding-seen', 'true'));
    await page.goto('/contact');
    const link = page.getByRole('main').getByRole('link').first();
    await page.waitForFunction(() => window.resetOnboarding);
    await link.focus();
    await page.evaluate(() => window.resetOnboarding());
    await expect(dialog.getByRole('button', { name: words.next })).toBeFocused();
    for (const _ of tour.steps) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => !document.activeElement?.closest('main, header, footer'))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  });

  for (const button of ['skip', 'close'] as const) {
    test(`the ${button} button ends the tour at any step`, async ({ page }) => {
      const dialog = dialogOf(page);
      await openWithTour(page);
      for (let steps = 0; steps < tour.steps.length; steps++) {
        for (let step = 0; step < steps; step++)
          await dialog.getByRole('button', { name: words.next }).click();
        await expect(dialog.getByText(`Step ${steps + 1} of 5`)).toBeVisible();
        await dialog.getByRole('button', { name: words[button], exact: true }).click();
        await expect(dialog).toBeHidden();
        // The dialog is hidden before its close event fires.
        await expect.poll(() => seenFlag(page)).toBe('true');
        await page.evaluate(() => window.resetOnboarding());
        await expect(dialog.getByText('Step 1 of 5')).toBeVisible();
      }
    });
  }
});

test('a reset clears the flag and returns to the first step', async ({ page }) => {
  const dialog = dialogOf(page);
  await page.goto('/about');
  await dialog.getByRole('button', { name: words.next }).click();
  await dialog.getByRole('button', { name: words.next }).click();
  expect(await seenFlag(page)).toBe('true');
  await page.evaluate(() => window.resetOnboarding());
  await expect(dialog.getByText('Step 1 of 5')).toBeVisible();
  expect(await seenFlag(page)).toBeNull();
});

test('steps animate for half a second', async ({ page }) => {
  await openWithTour(page);
  const shown = dialogOf(page).locator('.tour-step');
  await expect(shown).toBeVisible();
  await expect(shown).toHaveCSS('animation-duration', '0.5s');
  await expect(dialogOf(page)).toHaveCSS('transition-duration', '0.5s, 0.5s, 0.5s');
});

fresh('the tour does not interrupt a visitor who is typing, and opens on the next page', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact');
  const name = page.locator('#contact-firstName');
  await name.pressSequentially('Zoë');
  await page.clock.runFor(60_000);
  await expect(name).toBeFocused();
  await expect(dialogOf(page)).toBeHidden();
  await pauseClock(page);
  await page.goto('/about');
  await page.clock.runFor(3_900);
  await expect(dialogOf(page)).toBeHidden();
  await page.clock.runFor(200);
  await expect(dialogOf(page)).toBeVisible();
});

fresh('the tour does not open on the confirmation page', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact/sent');
  await page.clock.runFor(60_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.contactSentPage.heading);
  await expect(dialogOf(page)).toBeHidden();
});

for (const path of ['/privacy-policy', '/sitemap', '/nowhere', '/services/cloud-solutions']) {
  returning(`a button in the footer of ${path} opens the tour`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('contentinfo').getByRole('button', { name: ui.shell.showTour }).click();
    await expect(dialogOf(page).getByText('Step 1 of 5')).toBeVisible();
    await dialogOf(page).getByRole('button', { name: words.next }).click();
    await expect(dialogOf(page).getByText('Step 2 of 5')).toBeVisible();
  });
}

fresh('the tour stays closed without errors if storage is blocked', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/about');
  await page.waitForFunction(() => window.resetOnboarding);
  await settle(page);
  await expect(dialogOf(page)).toBeHidden();
  expect(errors).toEqual([]);
});

test('the reset button exists in development only', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('button', { name: ui.shell.showTour })).toBeVisible();
  await expect(page.getByRole('button', { name: ui.shell.resetTour })).toHaveCount(0);
});
