import { expect, type Page } from '@playwright/test';
import { content } from './content.ts';
import { QuizJourney } from './quiz-journey.ts';
import { fresh as test } from './returning-visitor.ts';
import { wholeChromium } from './support/chromium.ts';

const { ui } = content;
const firstQuestion = content.securityCheck.questions[0]?.question ?? '';

// Enables the back/forward cache, which Playwright disables. Both tests share one browser.
test.describe.configure({ mode: 'default' });
test.use({ launchOptions: { ...wholeChromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

/** Opens another page and goes back. Waits until the browser has restored the page from its cache. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  );
  await page.evaluate(() => location.assign('/about'));
  await expect(page).toHaveURL(/\/about$/);
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => 'persisted' in window && window.persisted);
}

test('a page that was left before hydration hydrates after coming back', async ({ page }) => {
  await page.goto('/');
  await leaveAndReturn(page);
  const check = new QuizJourney(page, content.securityCheck.name);
  await check.card.getByRole('button', { name: ui.quiz.start }).click();
  await expect(check.question.filter({ hasText: firstQuestion })).toBeVisible();
});

test('a hydrated page keeps its state', async ({ page }) => {
  const check = new QuizJourney(page, content.securityCheck.name);
  await check.open();
  await check.answer(ui.quiz.start, []);
  await expect(check.question.filter({ hasText: firstQuestion })).toBeVisible();
  await leaveAndReturn(page);
  await check.choices.first().click();
  await expect(check.question.filter({ hasText: firstQuestion })).toBeHidden();
});
