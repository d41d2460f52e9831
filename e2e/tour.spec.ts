import { expect, type Page } from '@playwright/test';
import { settle } from '../scripts/measure/settle.ts';
import { content } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { test as returning } from './returning-visitor.ts';
import { fresh, test } from './support/worker-page.ts';
import { widths } from './widths.ts';

const { tour, ui } = content;
const words = ui.tour;
const dialogOf = (page: Page) => page.getByRole('dialog', { name: words.label });
/** Opens a page whose tour begins at once, not after its four seconds. */
async function openWithTour(page: Page): Promise<void> {
  await page.goto('/about');
  await page.waitForFunction(() => window.resetOnboarding);
  await page.evaluate(() => window.resetOnboarding());
}
const flag = (page: Page) => page.evaluate(() => localStorage.getItem('onboarding-seen'));

for (const width of widths) {
  test.describe(`the tour at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a first visit gets five steps, the last of which starts; a second visit gets none', async ({
      page,
    }) => {
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

    test('nothing jumps from step to step, and no step has accessibility findings', async ({ page }) => {
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
  // Motion is in the whole tours above, at both widths; without it each step is there at once.
  test.use({ viewport: { width: 390, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  test('a keyboard is enough, the focus stays inside and goes back', async ({ page }) => {
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

  for (const way of ['skip', 'close'] as const) {
    test(`${way} ends it at any step`, async ({ page }) => {
      const dialog = dialogOf(page);
      await openWithTour(page);
      for (let steps = 0; steps < tour.steps.length; steps++) {
        for (let step = 0; step < steps; step++)
          await dialog.getByRole('button', { name: words.next }).click();
        await expect(dialog.getByText(`Step ${steps + 1} of 5`)).toBeVisible();
        await dialog.getByRole('button', { name: words[way], exact: true }).click();
        await expect(dialog).toBeHidden();
        // A dialog is hidden before it tells that it was closed.
        await expect.poll(() => flag(page)).toBe('true');
        await page.evaluate(() => window.resetOnboarding());
        await expect(dialog.getByText('Step 1 of 5')).toBeVisible();
      }
    });
  }
});

test('a reset forgets the flag and begins at the first step, also in the middle of the tour', async ({
  page,
}) => {
  const dialog = dialogOf(page);
  await page.goto('/about');
  await dialog.getByRole('button', { name: words.next }).click();
  await dialog.getByRole('button', { name: words.next }).click();
  expect(await flag(page)).toBe('true');
  await page.evaluate(() => window.resetOnboarding());
  await expect(dialog.getByText('Step 1 of 5')).toBeVisible();
  expect(await flag(page)).toBeNull();
});

test('a step takes half a second to come', async ({ page }) => {
  await openWithTour(page);
  const shown = dialogOf(page).locator('.tour-step');
  await expect(shown).toBeVisible();
  await expect(shown).toHaveCSS('animation-duration', '0.5s');
  await expect(dialogOf(page)).toHaveCSS('transition-duration', '0.5s, 0.5s, 0.5s');
});

fresh(
  'who has begun to do something is left alone on that page, and meets it on the next',
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/contact');
    const name = page.locator('#contact-firstName');
    await name.pressSequentially('Zoë');
    await page.clock.runFor(60_000);
    await expect(name).toBeFocused();
    await expect(dialogOf(page)).toBeHidden();
    // From here on no time passes but what is run: a slow machine takes longer than the tenth of a second that counts.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await page.goto('/about');
    await page.clock.runFor(3_900);
    await expect(dialogOf(page)).toBeHidden();
    await page.clock.runFor(200);
    await expect(dialogOf(page)).toBeVisible();
  },
);

fresh('it never opens by itself where a message was just sent', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact/sent');
  await page.clock.runFor(60_000);
  await expect(dialogOf(page)).toBeHidden();
});

for (const path of ['/privacy-policy', '/sitemap', '/nowhere', '/services/cloud-solutions']) {
  returning(`a button in the footer of ${path} shows it again`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('contentinfo').getByRole('button', { name: ui.shell.showTour }).click();
    await expect(dialogOf(page).getByText('Step 1 of 5')).toBeVisible();
    await dialogOf(page).getByRole('button', { name: words.next }).click();
    await expect(dialogOf(page).getByText('Step 2 of 5')).toBeVisible();
  });
}

fresh('where storage is blocked it does not appear, and nothing breaks', async ({ page }) => {
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

test('the reset button is for developers only', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('button', { name: ui.shell.resetTour })).toHaveCount(0);
});
