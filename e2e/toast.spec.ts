import { expect, type Locator, type Page } from '@playwright/test';
import { inBothLanguages } from './both-languages.ts';
import { ContactJourney } from './contact-journey.ts';
import { content } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { pauseClock } from './pause-clock.ts';
import { fresh, test } from './returning-visitor.ts';
import { stubContactApi } from './stub-contact-api.ts';
import { atEachWidth } from './widths.ts';

const { sent, failed } = content.contactForm;

/** Opens and fills in the form, and stops the page's clock. */
async function openForm(page: Page): Promise<void> {
  await page.clock.install();
  const contact = new ContactJourney(page);
  await contact.open();
  await contact.fill();
  await pauseClock(page);
}

/** Sends the form and returns its toast once it is the only one, with the expected title. */
async function showToast(page: Page, response: '200' | '500 with a body' = '200'): Promise<Locator> {
  const { title } = response === '200' ? sent : failed;
  await page.unroute('**/api/contact');
  const server = await stubContactApi(page, response);
  const contact = new ContactJourney(page);
  await contact.fill();
  await contact.submit.click();
  // A pointer over the toast would stop its timer.
  await page.mouse.move(5, 5);
  // Hydration and validation may depend on timers, so time must pass before the message is sent.
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return server.bodies.length;
    })
    .toBe(1);
  const toast = page.locator('[data-sonner-toast]');
  const shown = () =>
    page.evaluate(() => document.querySelector('[data-sonner-toast][data-mounted=true]')?.textContent ?? '');
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return shown();
    })
    .toContain(title);
  server.stop();
  return toast;
}

/** Advances the clock in small steps, so that the page can paint in between. */
async function advance(page: Page, milliseconds: number): Promise<void> {
  const step = Math.max(100, milliseconds / 10);
  for (let passed = 0; passed < milliseconds; passed += step) await page.clock.runFor(step);
}

/** Expects the toast to disappear within a second, well before its timeout. */
async function expectDismissed(page: Page, toast: Locator): Promise<void> {
  for (let tenths = 0; tenths < 10 && (await toast.count()) > 0; tenths++) await advance(page, 100);
  await expectRemoved(page, toast);
}

/** Expects the toast to disappear after its timeout. */
async function expectTimeout(page: Page, toast: Locator): Promise<void> {
  await advance(page, 6_000);
  await expectRemoved(page, toast);
}

/**
 * Expects that there is no toast, and lets Sonner finish its cleanup. It resets its state two frames after removal; a toast
 * that is added before that would disappear immediately.
 */
async function expectRemoved(page: Page, toast: Locator): Promise<void> {
  await expect(toast).toHaveCount(0);
  await advance(page, 100);
}

/** Drags the toast sideways, slowly enough not to count as a swipe. */
async function drag(page: Page, toast: Locator, pixels: number): Promise<void> {
  // Waits for the entrance animation: a press before its end would miss.
  await toast.hover({ position: { x: 40, y: 20 } });
  const box = await toast.boundingBox();
  if (!box) throw new Error('No toast to drag');
  const [x, y] = [box.x + 40, box.y + 20];
  await page.mouse.down();
  await advance(page, 1_000);
  await page.mouse.move(x + pixels, y, { steps: 5 });
  await advance(page, 1_000);
  await page.mouse.up();
  // Off the toast, because hovering stops its timer.
  await page.mouse.move(5, 5);
  await advance(page, 600);
}

// The form stands high on one page, and at the end of the others.
for (const { path, content: words } of [
  ...inBothLanguages('/contact').slice(1),
  ...inBothLanguages('/').slice(0, 1),
])
  test(`a toast on ${path} covers neither the button nor the line beside it, at any width`, async ({
    page,
  }) => {
    const contact = new ContactJourney(page, words.contactForm);
    const server = await stubContactApi(page, '500 with a body');
    await contact.open(path);
    await page.evaluate(keepToasts);
    await contact.fill();
    await atEachWidth(page, async () => {
      for (const place of ['start', 'end'] as const) {
        await contact.submit.evaluate((button, block) => {
          button.scrollIntoView({ block, behavior: 'instant' });
        }, place);
        const count = server.bodies.length;
        await contact.submit.click();
        await expect.poll(() => server.bodies.length).toBe(count + 1);
        await expect(contact.row.getByRole('alert')).toBeVisible();
        await expectApart(page, contact.row);
      }
      // Wherever the visitor scrolls while it is shown.
      await page.evaluate(() => scrollBy({ top: 600, behavior: 'instant' }));
      await expectApart(page, contact.row);
    });
    await page.unroute('**/api/contact');
    server.stop();
  });

/** On a busy machine, a toast's five seconds may end before it is measured. In a hidden tab, its time stands still. */
function keepToasts(): void {
  Object.defineProperty(document, 'hidden', { value: true });
}

/** Expects the settled toast to be within the window and not to touch an element. */
async function expectApart(page: Page, row: Locator): Promise<void> {
  const toast = page.locator('[data-sonner-toast][data-mounted=true]');
  await toast.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => {}))),
  );
  await expect(toast).toBeInViewport({ ratio: 1 });
  // After scrolling it moves in the next frame.
  await expect
    .poll(async () => {
      const [one, other] = [await toast.boundingBox(), await row.boundingBox()];
      return one && other && (one.y + one.height <= other.y || other.y + other.height <= one.y);
    })
    .toBe(true);
}

test.describe('a toast', () => {
  test.slow();
  test.use({ viewport: { width: 390, height: 900 } });

  test('screen readers announce a toast once, in an existing live region, in the punctuation of its language', async ({
    page,
  }) => {
    const region = page.locator('body > * [role="status"], body > [role="status"]').last();
    for (const { path, language, content: words } of inBothLanguages('/contact')) {
      await page.goto(path);
      await page.keyboard.press('Tab');
      await expect(region).toBeAttached();
      await expect(region).toBeEmpty();
      await region.evaluate((element) => element.setAttribute('data-same', ''));
      const contact = new ContactJourney(page, words.contactForm);
      await contact.fill();
      const server = await stubContactApi(page, '200');
      await contact.submit.click();
      const { title, text } = words.contactForm.sent;
      const colon = language === 'en' ? ':' : '\u00a0:';
      await expect.poll(() => page.locator('[data-same]').textContent()).toBe(`${title}${colon} ${text}`);
      await expect(page.locator('[data-sonner-toast]')).toBeVisible();
      await expect(page.locator('section[aria-live]')).toHaveAttribute('aria-live', 'off');
      await page.unroute('**/api/contact');
      server.stop();
    }
  });

  fresh('a toast disappears after its timeout or when dismissed', async ({ page }) => {
    await openForm(page);

    await test.step('F8 focuses it and stops its timer, which resumes when the focus leaves', async () => {
      const toast = await showToast(page);
      await page.keyboard.press('F8');
      await expect(page.locator('[data-sonner-toaster]')).toBeFocused();
      await expect(toast.locator('.toast')).toHaveCSS('outline-width', '3px');
      await advance(page, 20_000);
      await expect(toast).toHaveAttribute('data-removed', 'false');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(toast.getByRole('button')).toBeFocused();
      await advance(page, 20_000);
      await expect(toast).toHaveAttribute('data-removed', 'false');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await expectTimeout(page, toast);
    });

    await test.step('it disappears after 5000 ms', async () => {
      const toast = await showToast(page);
      await advance(page, 4_800);
      await expect(toast).toHaveAttribute('data-removed', 'false');
      await expectDismissed(page, toast);
    });

    await test.step('a drag of 51 pixels to the right closes it, of 49 or to the left keeps it', async () => {
      const toast = await showToast(page);
      await drag(page, toast, 49);
      await expect(toast).toHaveAttribute('data-removed', 'false');
      await drag(page, toast, -120);
      await expect(toast).toHaveAttribute('data-removed', 'false');
      await drag(page, toast, 51);
      await expectDismissed(page, toast);
    });

    await test.step('Escape after F8 closes it and returns the focus', async () => {
      const toast = await showToast(page);
      const { submit } = new ContactJourney(page);
      await expect(submit).toBeFocused();
      await page.keyboard.press('F8');
      await expect(page.locator('[data-sonner-toaster]')).toBeFocused();
      await page.keyboard.press('Escape');
      await expectDismissed(page, toast);
      await expect(submit).toBeFocused();
    });

    await test.step('a click on it does not stop its timer', async () => {
      const toast = await showToast(page);
      await toast.click({ position: { x: 80, y: 12 } });
      await page.mouse.move(5, 5);
      await expectTimeout(page, toast);
    });

    await test.step('hovering stops its timer', async () => {
      const toast = await showToast(page);
      await toast.hover();
      await advance(page, 20_000);
      await expect(toast).toHaveAttribute('data-removed', 'false');
      await page.mouse.move(5, 5);
      await expectTimeout(page, toast);
    });

    await test.step('its button closes it', async () => {
      const toast = await showToast(page);
      await toast.getByRole('button').click();
      await expectDismissed(page, toast);
    });
  });

  fresh('the next toast replaces one', async ({ page }) => {
    await openForm(page);
    const toast = await showToast(page, '500 with a body');
    await expect(toast).toContainText(failed.text);
    await showToast(page, '200');
    await expect(toast).toHaveCount(1);
    await expect(toast).toContainText(sent.text);
    // Hovering keeps the toast while the clock runs for the check.
    await toast.hover();
    await page.clock.resume();
    await expectNoViolations(page, '[data-sonner-toaster]');
  });
});
