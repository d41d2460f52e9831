import { expect } from '@playwright/test';
import { content } from './content.ts';
import { QuizJourney } from './quiz-journey.ts';
import { test } from './returning-visitor.ts';

const { securityCheck, company, ui } = content;

test('an island that throws shows a notice with the phone number and leaves the page intact', async ({
  page,
}) => {
  const check = new QuizJourney(page, securityCheck.name);
  await check.open();
  await page.evaluate(() => {
    HTMLElement.prototype.focus = () => {
      throw new Error('focus is broken');
    };
  });
  await check.card.getByRole('button', { name: ui.quiz.start }).click();
  const notice = page.getByRole('alert').filter({ hasText: ui.shell.partFailed });
  await expect(notice.getByRole('link', { name: company.phone })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByRole('contentinfo')).toBeAttached();
});
