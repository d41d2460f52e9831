import { expect } from '@playwright/test';
import { content } from './content.ts';
import { QuizJourney } from './quiz-journey.ts';
import { fresh as test } from './returning-visitor.ts';
import { testChromium } from './support/chromium.ts';

const { ui } = content;
const firstQuestion = content.securityCheck.questions[0]?.question ?? '';

// The browser keeps pages for going back, as it does outside tests: one browser for both tests.
test.describe.configure({ mode: 'default' });
test.use({ launchOptions: { ...testChromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

test('a page left before it started is kept, and starts when it is back', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  );
  await page.evaluate(() => location.assign('/about'));
  await expect(page).toHaveURL(/\/about$/);
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => 'persisted' in window && window.persisted);
  const check = new QuizJourney(page, content.securityCheck.name);
  await check.card.getByRole('button', { name: ui.quiz.start }).click();
  await expect(check.question.filter({ hasText: firstQuestion })).toBeVisible();
});

test('a page that has started is kept as it was', async ({ page }) => {
  const check = new QuizJourney(page, content.securityCheck.name);
  await check.open();
  await check.answer(ui.quiz.start, []);
  await expect(check.question.filter({ hasText: firstQuestion })).toBeVisible();
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  );
  await page.evaluate(() => location.assign('/about'));
  await expect(page).toHaveURL(/\/about$/);
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => 'persisted' in window && window.persisted);
  await check.choices.first().click();
  await expect(check.question.filter({ hasText: firstQuestion })).toBeHidden();
});
