import { expect, type Page } from '@playwright/test';
import { ContactJourney } from './contact-journey.ts';
import { content } from './content.ts';
import { pauseScripts } from './pause-requests.ts';
import { QuizJourney } from './quiz-journey.ts';
import { fresh, test } from './returning-visitor.ts';

const { ui } = content;
const firstQuestion = content.securityCheck.questions[0]?.question ?? '';
const anyScript = /_next\/static\/(?:chunks|hydration\/page)/;

/** Lets no script through, or all but one, until the answer is called. */
async function block(page: Page, scripts: RegExp): Promise<() => Promise<void>> {
  await page.route(scripts, (route) => route.abort());
  return () => page.unroute(scripts);
}

const failed = (page: Page) =>
  page.waitForEvent('requestfailed', (request) => /\.(?:js|css)$/.test(request.url()));

for (const [what, scripts] of [
  ['no script', anyScript],
  ['all scripts but one', /_next\/static\/chunks\/turbopack/],
  ['no style sheet for the scripts', /_next\/static\/hydration\/style/],
] as const) {
  test.describe(`where ${what} can be had`, () => {
    test('links, menus and answers work, and the page stays as it is', async ({ page }) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await block(page, scripts);
      await page.goto('/');
      const before = await page.getByRole('main').innerText();
      const failure = failed(page);
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Services/ })
        .click();
      await failure;
      await expect(page.locator('#panel-services')).toBeVisible();
      await page.keyboard.press('Escape');
      expect(await page.getByRole('main').innerText()).toBe(before);
      await page.getByRole('link', { name: 'About', exact: true }).first().click();
      await expect(page).toHaveURL(/\/about$/);
      expect(errors).toEqual([]);
    });

    test('a form is posted by the browser', async ({ page }) => {
      await block(page, scripts);
      const contact = new ContactJourney(page);
      await contact.open();
      await contact.fill();
      const post = page.waitForRequest((request) => request.method() === 'POST');
      await contact.submit.click();
      expect((await post).headers()['content-type']).toBe('application/x-www-form-urlencoded');
      await expect(page).toHaveURL(/\/contact\/sent$/);
    });

    test('the next touch tries again', async ({ page }) => {
      const unblock = await block(page, scripts);
      const check = new QuizJourney(page, content.securityCheck.name);
      await check.open();
      const start = check.card.getByRole('button', { name: ui.quiz.start });
      const failure = failed(page);
      await start.click();
      await failure;
      // As long as anything is on its way, a touch belongs to the attempt that is about to fail.
      await expect(start).not.toHaveAttribute('aria-busy');
      await unblock();
      await start.click();
      await expect(check.question.filter({ hasText: firstQuestion })).toBeVisible();
    });
  });
}

fresh('a form whose scripts do not come for a long time is posted by the browser', async ({ page }) => {
  await page.clock.install();
  await pauseScripts(page);
  const contact = new ContactJourney(page);
  await contact.open();
  await contact.fill();
  // From here on, time passes only where it is said.
  await page.clock.pauseAt(Date.now() + 60_000);
  const post = page.waitForRequest((request) => request.method() === 'POST');
  await contact.submit.click();
  await page.clock.runFor(7900);
  await expect(page).toHaveURL(/\/contact$/);
  await page.clock.runFor(200);
  expect((await post).isNavigationRequest()).toBe(true);
});
