import { expect } from '@playwright/test';
import { content } from './content.ts';
import { QuizJourney } from './quiz-journey.ts';
import { test } from './returning-visitor.ts';

const { securityCheck, company, ui } = content;

test('an island that fails says so and whom to call; the page around it stays', async ({ page }) => {
  const check = new QuizJourney(page, securityCheck.name);
  await check.open();
  await page.evaluate(() => {
    HTMLElement.prototype.focus = () => {
      throw new Error('no focus for anybody');
    };
  });
  await check.card.getByRole('button', { name: ui.quiz.start }).click();
  const notice = page.getByRole('alert').filter({ hasText: ui.shell.partFailed });
  await expect(notice.getByRole('link', { name: company.phone })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByRole('contentinfo')).toBeAttached();
});

test('an answer of a question that is not shown changes nothing', async ({ page }) => {
  const check = new QuizJourney(page, securityCheck.name);
  await check.open();
  await check.card.getByRole('button', { name: ui.quiz.start }).click();
  await expect(check.question).toHaveAccessibleName(securityCheck.questions[0]?.question ?? '');
  // What an extension or an assistive tool may do, although the question is inert.
  await check.card.evaluate((card) => card.querySelectorAll('fieldset')[3]?.querySelector('button')?.click());
  await expect(check.question).toHaveAccessibleName(securityCheck.questions[0]?.question ?? '');
  await expect(check.progress).toHaveAttribute('aria-valuenow', '1');
});
