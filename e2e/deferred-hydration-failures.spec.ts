import { expect, type Page } from '@playwright/test';
import { ContactJourney } from './contact-journey.ts';
import { content } from './content.ts';
import { pageScripts, pauseScripts } from './pause-requests.ts';
import { QuizJourney } from './quiz-journey.ts';
import { fresh, test } from './returning-visitor.ts';

const { ui } = content;
const firstQuestion = content.securityCheck.questions[0]?.question ?? '';

/** Aborts matching requests until the returned function is called. */
async function block(page: Page, resources: RegExp): Promise<() => Promise<void>> {
  await page.route(resources, (route) => route.abort());
  return () => page.unroute(resources);
}

const failedRequest = (page: Page) =>
  page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));

for (const [what, resources] of [
  ['all scripts fail', pageScripts],
  ['one script fails', /_next\/static\/chunks\/turbopack/],
  ['the deferred style sheet fails', /_next\/static\/hydration\/style/],
] as const) {
  test(`when ${what} to load, links, menus and answers work, the browser posts the form, and the next interaction tries again`, async ({
    page,
  }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const unblock = await block(page, resources);
    const check = new QuizJourney(page, content.securityCheck.name);
    const contact = new ContactJourney(page);
    await contact.open();
    await contact.fill();
    const post = page.waitForRequest((request) => request.method() === 'POST');
    await contact.submit.click();
    expect((await post).headers()['content-type']).toBe('application/x-www-form-urlencoded');
    await expect(page).toHaveURL(/\/contact\/sent$/);

    await page.goto('/');
    const before = await page.getByRole('main').innerText();
    const failure = failedRequest(page);
    const services = page.getByRole('banner').getByRole('button', { name: /^Services/ });
    await services.click();
    await failure;
    await expect(page.locator('#panel-services')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('main').innerText()).toBe(before);
    const answer = page.locator('#faq details').first();
    await answer.locator('summary').click();
    await expect(answer).toHaveAttribute('open');

    const start = check.card.getByRole('button', { name: ui.quiz.start });
    await start.click();
    // While requests are pending, an interaction still belongs to the failing attempt.
    await expect(start).not.toHaveAttribute('aria-busy');
    await unblock();
    await start.click();
    await expect(check.question.filter({ hasText: firstQuestion })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

fresh('the browser posts the form if scripts take longer than eight seconds', async ({ page }) => {
  await page.clock.install();
  await pauseScripts(page);
  const contact = new ContactJourney(page);
  await contact.open();
  await contact.fill();
  // From here on, time passes only when the test advances it.
  await page.clock.pauseAt(Date.now() + 60_000);
  const post = page.waitForRequest((request) => request.method() === 'POST');
  await contact.submit.click();
  await page.clock.runFor(7900);
  await expect(page).toHaveURL(/\/contact$/);
  await page.clock.runFor(200);
  expect((await post).isNavigationRequest()).toBe(true);
});
