import { expect, type Page } from '@playwright/test';
import { fill } from '@/lib/i18n/fill';
import { settle } from '../scripts/measure/settle.ts';
import { content, frenchContent } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { pauseClock } from './pause-clock.ts';
import { fresh, test } from './support/worker-page.ts';
import { allWidths } from './widths.ts';

const { tour, ui } = content;
const words = ui.tour;
const dialogOf = (page: Page) => page.getByRole('dialog', { name: words.label });
const seenFlag = (page: Page) => page.evaluate(() => localStorage.getItem('onboarding-seen'));
/** Reads to the end of the page, which brings up the tour of a first visit. */
const readOn = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
/** Opens the tour at once. */
async function openTour(page: Page): Promise<void> {
  await page.waitForFunction(() => window.resetOnboarding);
  await page.evaluate(() => window.resetOnboarding());
}

test('the steps are those of the specification', () => {
  expect(tour.steps.map(({ title }) => title)).toEqual([
    'Welcome',
    'Expert IT Management',
    'Advanced Cybersecurity',
    'AI-Powered Solutions',
    'Ready to Get Started?',
  ]);
  expect([words.skip, words.next, words.start]).toEqual(['Skip', 'Next', 'Get Started']);
});

// In French, whose texts are longer; the tests below take the tour in English.
test('a first visit shows five steps at every width, a second visit none', async ({ page }) => {
  const {
    tour: { steps },
    ui: { tour: labels },
  } = frenchContent;
  await page.goto('/fr/a-propos');
  await readOn(page);
  const dialog = page.getByRole('dialog', { name: labels.label });
  await expect(dialog).toBeVisible();
  // From here on without motion, in which sizes change.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [index, { title, text }] of steps.entries()) {
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    await expect(dialog.getByText(text)).toBeVisible();
    await expect(dialog.getByText(fill(labels.step, { number: index + 1, count: 5 }))).toBeVisible();
    await expect(dialog.locator('.dots i')).toHaveCount(5);
    await expect(dialog.locator('.dots .on')).toHaveCount(index + 1);
    const last = index === steps.length - 1;
    for (const [width, height] of [...allWidths.map((width) => [width, 844] as const), [844, 390] as const]) {
      await page.setViewportSize({ width, height });
      for (const name of [labels.skip, labels.close, last ? labels.start : labels.next])
        await expect(dialog.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    // The steps in between have the buttons of the first.
    if (index === 0 || last) await expectNoViolations(page, 'dialog');
    await dialog.getByRole('button', { name: last ? labels.start : labels.next, exact: true }).click();
  }
  await expect(dialog).toBeHidden();
  await page.goto('/');
  await page.waitForFunction(() => window.resetOnboarding);
  await settle(page);
  await expect(dialogOf(page)).toBeHidden();
});

test('Skip and the close button end the tour at any step; a reset clears the flag and starts again', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const dialog = dialogOf(page);
  await page.goto('/about');
  await openTour(page);
  const box = await dialog.boundingBox();
  for (const button of ['skip', 'close'] as const)
    for (const [index, { title }] of tour.steps.entries()) {
      for (let step = 0; step < index; step++) await dialog.getByRole('button', { name: words.next }).click();
      await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
      // All steps have the same size.
      expect(await dialog.boundingBox()).toEqual(box);
      await dialog.getByRole('button', { name: words[button], exact: true }).click();
      await expect(dialog).toBeHidden();
      // The dialog is hidden before its close event fires.
      await expect.poll(() => seenFlag(page)).toBe('true');
      await openTour(page);
      expect(await seenFlag(page)).toBeNull();
      await expect(dialog.getByRole('heading', { name: tour.steps[0]?.title ?? '-' })).toBeVisible();
    }
});

test('the transition lasts half a second', async ({ page }) => {
  await page.goto('/about');
  await openTour(page);
  await expect(dialogOf(page).locator('.tour-step')).toHaveCSS('animation-duration', '0.5s');
  await expect(dialogOf(page)).toHaveCSS('transition-duration', '0.5s, 0.5s, 0.5s');
});

test('a first visit keeps its focus, and its tour covers no focused link and not the end of the page; on request a wide window stays usable, a narrow one returns the focus', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  const dialog = dialogOf(page);
  await readOn(page);
  await expect(dialog).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: ui.shell.skip })).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => localStorage.clear());
  await page.goto('/about');
  await readOn(page);
  await expect(dialog).toBeVisible();
  const card = await dialog.boundingBox();
  expect(card?.height).toBeLessThanOrEqual(0.4 * 844);
  for (const part of ['main', 'footer']) {
    const link = page.locator(`${part} a`).last();
    await link.focus();
    const box = await link.boundingBox();
    expect(card?.y).toBeGreaterThanOrEqual((box?.y ?? Infinity) + (box?.height ?? 0));
  }
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });

  // Beside it, a wide window stays usable: no backdrop, and a link of the page takes the focus.
  const link = page.getByRole('main').getByRole('link').first();
  await openTour(page);
  await link.click({ trial: true });
  await dialog.getByRole('button', { name: words.next }).click();
  await dialog
    .getByRole('link')
    .first()
    .evaluate((target) => target.setAttribute('href', '#main'));
  await dialog.getByRole('link').first().click();
  await expect(dialog).toBeHidden();

  await page.setViewportSize({ width: 768, height: 900 });
  await link.focus();
  await openTour(page);
  for (const _ of tour.steps) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => !document.activeElement?.closest('main, header, footer'))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('the tour is available on every kind of page', async ({ page }) => {
  for (const path of [
    '/',
    '/privacy-policy',
    '/sitemap',
    '/nowhere',
    '/services/cloud-solutions',
    '/fr/contact',
  ]) {
    await page.goto(path);
    await openTour(page);
    await expect(page.locator('.tour h2')).toBeVisible();
    await page.locator('.tour .btn-primary').click();
    await expect(page.locator('.dots .on')).toHaveCount(2);
  }
});

fresh(
  'the tour waits for a reader to rest, never interrupts typing, and opens on the next page',
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/contact');
    const name = page.locator('#contact-firstName');
    await name.pressSequentially('Zoë');
    await page.clock.runFor(60_000);
    await expect(name).toBeFocused();
    await expect(dialogOf(page)).toBeHidden();
    // Nor does it cover the confirmation of a message.
    await page.goto('/contact/sent');
    await page.clock.runFor(60_000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.contactSentPage.heading);
    await expect(dialogOf(page)).toBeHidden();
    await pauseClock(page);
    await page.goto('/about');
    await page.clock.runFor(19_900);
    await expect(dialogOf(page)).toBeHidden();
    await page.clock.runFor(200);
    await expect(dialogOf(page)).toBeVisible();
  },
);
