import { expect } from '@playwright/test';
import { settle } from '../scripts/measure/settle.ts';
import { ContactJourney } from './contact-journey.ts';
import { content } from './content.ts';
import { QuizJourney } from './quiz-journey.ts';
import { fresh, test } from './returning-visitor.ts';

const { securityCheck, riskAssessment, ui } = content;
const words = ui.quiz;
const question = (number: number) => securityCheck.questions[number - 1]?.question ?? '';

test.describe('navigation in a quiz', () => {
  // Without motion, each step renders immediately.
  test.use({ viewport: { width: 390, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  test('the report becomes an editable message that is not sent yet, and Back shows the result', async ({
    page,
  }) => {
    const posts: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && posts.push(request.url()));
    const check = new QuizJourney(page, securityCheck.name);
    await check.open();
    await check.answer(words.start, [1, 1, 1, 1, 1]);
    await check.card.getByRole('link', { name: words.report }).click();
    const message = new ContactJourney(page).field('message');
    await expect(message).toHaveValue(/scored 75 out of 100 \(Good start\)/);
    await expect(message).toHaveValue(new RegExp(`- ${securityCheck.recommendations[0]?.title}`));
    await message.fill('My own words');
    await expect(message).toHaveValue('My own words');
    expect(new URL(page.url()).search).toBe('');
    expect(posts).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.goBack();
    await expect(check.result).toBeVisible();
    await expect(check.card).toContainText('75');
  });

  test('after an in-page link to the quiz, Back returns to the previous question with its answer, without a reload', async ({
    page,
  }) => {
    const check = new QuizJourney(page, securityCheck.name);
    await page.goto('/about');
    await page.goto('/');
    // Hydrates the page before following the link.
    await page.keyboard.press('Tab');
    await expect(check.card).toHaveAttribute('data-island', 'hydrated');
    await page.locator('main a[href$="#cybersecurity-check"]').first().click();
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await check.answer(words.start, [0, 1]);
    await expect(check.question).toHaveAccessibleName(question(3));
    await page.goBack();
    await expect(check.question).toHaveAccessibleName(question(2));
    await expect(check.choices.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(check.question).toHaveAccessibleName(question(1));
    await expect(check.choices.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await page.goForward();
    await expect(check.question).toHaveAccessibleName(question(2));
    await page.goBack();
    await page.goBack();
    await expect(check.card.getByRole('heading', { name: securityCheck.introTitle })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    await expect(page.locator('html[data-same]')).toHaveCount(1);
  });

  test('two quizzes on one page have independent histories', async ({ page }) => {
    const check = new QuizJourney(page, securityCheck.name);
    const risk = new QuizJourney(page, riskAssessment.name);
    await check.open();
    await check.answer(words.start, [0]);
    await risk.answer(words.startRisk, [0]);
    await page.goBack();
    await expect(risk.progress).toHaveAttribute('aria-valuenow', '1');
    await expect(check.progress).toHaveAttribute('aria-valuenow', '2');
    await page.goBack();
    await expect(risk.card.getByRole('heading', { name: riskAssessment.introTitle })).toBeVisible();
    await expect(check.progress).toHaveAttribute('aria-valuenow', '2');
  });

  test('a reload restarts a quiz and discards its result permanently', async ({ page }) => {
    const check = new QuizJourney(page, securityCheck.name);
    await check.open();
    await check.answer(words.start, [0, 1]);
    await page.reload();
    await expect(check.card.getByRole('heading', { name: securityCheck.introTitle })).toBeVisible();
    await page.goBack();
    await expect(check.card.getByRole('heading', { name: securityCheck.introTitle })).toBeVisible();
    await check.answer(words.start, [0, 0, 0, 0, 0]);
    await expect(check.result).toBeVisible();
    await page.reload();
    // The intro stands in the page; its script discards the result.
    await expect(check.card).toHaveAttribute('data-island', 'hydrated');
    await expect(check.card.getByRole('heading', { name: securityCheck.introTitle })).toBeVisible();
    await page.goto('/about');
    await page.goBack();
    await settle(page);
    await expect(check.card.getByRole('heading', { name: securityCheck.introTitle })).toBeVisible();
  });

  test('a result survives an in-page link, but not a restart followed by Back', async ({ page }) => {
    const check = new QuizJourney(page, securityCheck.name);
    await check.open();
    await check.answer(words.start, [0, 0, 0, 0, 0]);
    await expect(check.result).toBeVisible();
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '#risk-assessment';
      document.body.append(link);
      link.click();
    });
    await expect(page).toHaveURL(/#risk-assessment$/);
    await expect(check.result).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/#/);
    await expect(check.result).toBeVisible();
    await check.card.getByRole('button', { name: words.again }).click();
    await page.goBack();
    await expect(check.card.getByRole('heading', { name: securityCheck.introTitle })).toBeVisible();
    await expect(check.result).toHaveCount(0);
  });
});

fresh('the result’s code is preloaded, and loading is retried after a failure', async ({ page }) => {
  const check = new QuizJourney(page, securityCheck.name);
  await check.open();
  // Hydrates the quiz before requests are blocked.
  await page.mouse.move(10, 10);
  await expect(check.card).toHaveAttribute('data-island', 'hydrated');
  await settle(page);
  let blocked = 0;
  await page.route('**/_next/static/chunks/*', (route) => {
    blocked += 1;
    return route.abort();
  });
  await check.answer(words.start, [0, 0, 0, 0]);
  await expect(check.question).toHaveAccessibleName(question(5));
  // The last answer retries. The requests are unblocked only after this has failed, too.
  const failedAgain = page.waitForEvent('requestfailed', (request) => request.url().includes('/chunks/'));
  await check.choices.nth(0).click();
  await failedAgain;
  await expect(check.choices.nth(0)).toHaveAttribute('aria-pressed', 'true');
  expect(blocked).toBeGreaterThan(0);
  await page.unroute('**/_next/static/chunks/*');
  // By key, because React also retries on its own: the button may disappear before a pointer reaches it.
  await page.keyboard.press('Enter');
  await expect(check.result).toBeVisible();
});
