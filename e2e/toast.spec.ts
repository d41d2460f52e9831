import { expect, type Locator, type Page } from '@playwright/test';
import { ContactJourney } from './contact-journey.ts';
import { content } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { fresh, test } from './returning-visitor.ts';
import { stubContactApi } from './stub-contact-api.ts';
import { widths } from './widths.ts';

const { sent, failed } = content.contactForm;

/** Opens the form, and takes the page's clock into the test's hands. */
async function openForm(page: Page): Promise<void> {
  await page.clock.install();
  const contact = new ContactJourney(page);
  await contact.open();
  await contact.fill();
  // From here on time passes only when the test says so.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Sends the form, and returns once its toast stands there: no other does, or another one's words. */
async function showToast(page: Page, answer: '200' | '500 with a body' = '200'): Promise<Locator> {
  const { title } = answer === '200' ? sent : failed;
  await page.unroute('**/api/contact');
  const server = await stubContactApi(page, answer);
  const contact = new ContactJourney(page);
  await contact.fill();
  await contact.submit.click();
  // On a phone the toast appears above the button: under the pointer it would stay.
  await page.mouse.move(5, 5);
  // Hydration and validation may be waiting for a timer: time has to pass before the message leaves, too.
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return server.bodies.length;
    })
    .toBe(1);
  const toast = page.locator('[data-sonner-toast]');
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(toast).toHaveAttribute('data-mounted', 'true', { timeout: 100 });
    await expect(toast).toContainText(title, { timeout: 100 });
  }).toPass({ timeout: 20_000 });
  server.stop();
  return toast;
}

/** Lets time pass a little at a time, so that the page can draw in between as it would. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  const step = Math.max(100, milliseconds / 10);
  for (let passed = 0; passed < milliseconds; passed += step) await page.clock.runFor(step);
}

/** The toast leaves within a second, long before its own time is over. */
async function expectToLeave(page: Page, toast: Locator): Promise<void> {
  for (let tenths = 0; tenths < 10 && (await toast.count()) > 0; tenths++) await pass(page, 100);
  await expectNone(page, toast);
}

/** The toast leaves once its own time is over. */
async function expectToGo(page: Page, toast: Locator): Promise<void> {
  await pass(page, 6_000);
  await expectNone(page, toast);
}

/**
 * The toast is gone, and Sonner is done with it. It takes back what it knows of the toast two frames later; one that came
 * between those frames would leave at once, and between a test's steps time can stand there for as long as it likes.
 */
async function expectNone(page: Page, toast: Locator): Promise<void> {
  await expect(toast).toHaveCount(0);
  await pass(page, 100);
}

/** Drags the toast sideways, in small steps and so slowly that speed cannot count. */
async function drag(page: Page, toast: Locator, pixels: number): Promise<void> {
  // Waits until it has slid in: before, a press would miss it.
  await toast.hover({ position: { x: 40, y: 20 } });
  const box = await toast.boundingBox();
  if (!box) throw new Error('No toast to drag');
  const [x, y] = [box.x + 40, box.y + 20];
  await page.mouse.down();
  await pass(page, 1_000);
  await page.mouse.move(x + pixels, y, { steps: 5 });
  await pass(page, 1_000);
  await page.mouse.up();
  // Off the toast, where it would wait.
  await page.mouse.move(5, 5);
  await pass(page, 600);
}

for (const width of widths) {
  fresh.describe(`a toast at ${width} px`, () => {
    fresh.slow();
    fresh.use({ viewport: { width, height: 900 } });

    fresh('it is dragged away to the right, and says what happened', async ({ page }) => {
      await openForm(page);
      await test.step('a drag of 49 pixels to the right leaves it', async () => {
        const toast = await showToast(page);
        await drag(page, toast, 49);
        await expect(toast).toHaveAttribute('data-removed', 'false');
        await expectToGo(page, toast);
      });
      await test.step('a drag of 51 pixels to the right closes it', async () => {
        const toast = await showToast(page);
        await drag(page, toast, 51);
        await expectToLeave(page, toast);
      });
      await test.step('it says what happened, inside the screen and without accessibility findings', async () => {
        const toast = await showToast(page);
        await expect(toast).toContainText(sent.title);
        await expect(toast).toContainText(sent.text);
        await expect(toast).toBeInViewport({ ratio: 1 });
        // Under the pointer it stays while the clock of the page runs for the check.
        await toast.hover();
        await page.clock.resume();
        await expectNoViolations(page, '[data-sonner-toaster]');
      });
    });
  });
}

test.describe('a toast', () => {
  test.slow();
  test.use({ viewport: { width: 390, height: 900 } });

  test('screen readers hear it once, in a region that was there before', async ({ page }) => {
    const region = page.locator('body > * [role="status"], body > [role="status"]').last();
    await page.goto('/contact');
    await page.keyboard.press('Tab');
    await expect(region).toBeAttached();
    await expect(region).toBeEmpty();
    await region.evaluate((element) => element.setAttribute('data-same', ''));
    await page.evaluate(() => scrollTo(0, 0));
    const contact = new ContactJourney(page);
    await contact.fill();
    await stubContactApi(page, '200');
    await contact.submit.click();
    await expect(page.locator('[data-same]')).toHaveText(`${sent.title}: ${sent.text}`);
    await expect(page.locator('[data-sonner-toast]')).toBeVisible();
    await expect(page.locator('section[aria-live]')).toHaveAttribute('aria-live', 'off');
  });

  fresh('it stays as long as it should, and leaves when it is told to', async ({ page }) => {
    await openForm(page);

    await test.step('F8 moves the focus there and the time stands still; leaving lets it run', async () => {
      const toast = await showToast(page);
      await page.keyboard.press('F8');
      await expect(page.locator('[data-sonner-toaster]')).toBeFocused();
      await expect(toast.locator('.toast')).toHaveCSS('outline-width', '3px');
      await pass(page, 20_000);
      await expect(toast).toHaveAttribute('data-removed', 'false');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(toast.getByRole('button')).toBeFocused();
      await pass(page, 20_000);
      await expect(toast).toHaveAttribute('data-removed', 'false');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await expectToGo(page, toast);
    });

    await test.step('it stays for 5000 ms', async () => {
      const toast = await showToast(page);
      await pass(page, 4_800);
      await expect(toast).toHaveAttribute('data-removed', 'false');
      await expectToLeave(page, toast);
    });

    await test.step('a drag to the left leaves it', async () => {
      const toast = await showToast(page);
      await drag(page, toast, -120);
      await expect(toast).toHaveAttribute('data-removed', 'false');
      await expectToGo(page, toast);
    });

    await test.step('Escape closes it after F8 and gives the focus back', async () => {
      const toast = await showToast(page);
      const { submit } = new ContactJourney(page);
      await expect(submit).toBeFocused();
      await page.keyboard.press('F8');
      await expect(page.locator('[data-sonner-toaster]')).toBeFocused();
      await page.keyboard.press('Escape');
      await expectToLeave(page, toast);
      await expect(submit).toBeFocused();
    });

    await test.step('a press on it does not keep it', async () => {
      const toast = await showToast(page);
      await toast.click({ position: { x: 80, y: 12 } });
      await page.mouse.move(5, 5);
      await expectToGo(page, toast);
    });

    await test.step('the time stands still under the pointer', async () => {
      const toast = await showToast(page);
      await toast.hover();
      await pass(page, 20_000);
      await expect(toast).toHaveAttribute('data-removed', 'false');
      await page.mouse.move(5, 5);
      await expectToGo(page, toast);
    });

    await test.step('its button closes it', async () => {
      const toast = await showToast(page);
      await toast.getByRole('button').click();
      await expectToLeave(page, toast);
    });
  });

  fresh('a failure says so, and the next toast takes its place', async ({ page }) => {
    await openForm(page);
    const toast = await showToast(page, '500 with a body');

    await test.step('there is one toast at a time: the next takes its place', async () => {
      await showToast(page, '200');
      await expect(toast).toHaveCount(1);
    });

    await test.step('a failure says so, without accessibility findings', async () => {
      await showToast(page, '500 with a body');
      await expect(toast).toContainText(failed.title);
      await expect(toast).toContainText(failed.text);
      // Under the pointer it stays while the clock of the page runs for the check.
      await toast.hover();
      await page.clock.resume();
      await expectNoViolations(page, '[data-sonner-toaster]');
    });
  });
});
