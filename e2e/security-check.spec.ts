import { expect } from '@playwright/test';
import { content } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { QuizJourney } from './quiz-journey.ts';
import { test } from './returning-visitor.ts';
import { widths } from './widths.ts';

const { securityCheck: quiz, ui } = content;
const words = ui.quiz;

for (const width of widths) {
  test.describe(`the security check at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('all questions have the same height, and no state has accessibility violations', async ({
      page,
    }) => {
      test.slow();
      const check = new QuizJourney(page, quiz.name);
      await check.open();

      await test.step('all questions have the same height, and the result does not move the top edge', async () => {
        const top = () => check.card.evaluate((card) => card.getBoundingClientRect().top + scrollY);
        const before = await top();
        await check.card.getByRole('button', { name: words.start }).click();
        await expect(check.question).toBeVisible();
        const height = (await check.card.boundingBox())?.height;
        expect(height).toBeGreaterThan(300);
        for (const { question } of quiz.questions) {
          await expect(check.question).toHaveAccessibleName(question);
          expect((await check.card.boundingBox())?.height, question).toBe(height);
          await check.choices.last().click();
        }
        await expect(check.result).toBeVisible();
        expect(await top()).toBe(before);
      });

      await check.card.getByRole('button', { name: words.again }).click();
      await test.step('no state has accessibility violations', async () => {
        await expectNoViolations(page, '#cybersecurity-check');
        await check.card.getByRole('button', { name: words.start }).click();
        for (const { question } of quiz.questions) {
          await expect(check.question).toHaveAccessibleName(question);
          await expectNoViolations(page, '#cybersecurity-check');
          await check.choices.nth(2).click();
        }
        await expect(check.result).toBeVisible();
        await expectNoViolations(page, '#cybersecurity-check');
      });
    });
  });
}

test.describe('the security check', () => {
  // The tests above cover motion, at both widths. Without motion, each step renders immediately.
  test.use({ viewport: { width: 390, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  test('all questions can be answered, and a restart resets the quiz', async ({ page }) => {
    const check = new QuizJourney(page, quiz.name);
    await check.open();
    await check.card.getByRole('button', { name: words.start }).click();

    await test.step('each answer advances to the next question, with remaining minutes and progress', async () => {
      for (const [index, { question }] of quiz.questions.entries()) {
        await expect(check.question).toHaveAccessibleName(question);
        await expect(check.question).toHaveAccessibleDescription(
          `Question ${index + 1} of 5, ${5 - index} mins remaining`,
        );
        await expect(check.card.getByText(`${5 - index} mins remaining`, { exact: true })).toBeVisible();
        await expect(check.progress).toHaveAttribute('aria-valuenow', String(index + 1));
        await expect(check.progress).toHaveAttribute('aria-valuemax', '5');
        await check.choices.nth([0, 1, 2, 3, 0][index] ?? 0).click();
      }
      await expect(check.result).toBeVisible();
      await expect(check.progress).toHaveAttribute('aria-valuenow', '5');
      await expect(check.progress.locator('.on')).toHaveCount(5);
    });

    await test.step('a restart discards all answers', async () => {
      await check.card.getByRole('button', { name: words.again }).click();
      await expect(check.card.getByRole('heading', { name: quiz.introTitle })).toBeVisible();
      await check.card.getByRole('button', { name: words.start }).click();
      await expect(check.progress).toHaveAttribute('aria-valuenow', '1');
      await expect(check.card.locator('[aria-pressed=true]')).toHaveCount(0);
    });

    await test.step('a double click answers one question', async () => {
      await check.choices.nth(1).dblclick();
      await expect(check.question).toHaveAccessibleName(quiz.questions[1]?.question ?? '');
      await expect(check.card.locator('[aria-pressed=true]:visible')).toHaveCount(0);
    });
  });

  test('the same answer to every question determines score, verdict and recommendations', async ({
    page,
  }) => {
    const check = new QuizJourney(page, quiz.name);
    await check.open();
    for (const { option, score, verdict, advice } of [
      { option: 0, score: 100, verdict: 'Excellent', advice: ['consultation'] },
      { option: 1, score: 75, verdict: 'Good start', advice: ['policy', 'consultation'] },
      { option: 2, score: 30, verdict: 'At risk', advice: ['policy', 'training', 'updates', 'consultation'] },
      { option: 3, score: 0, verdict: 'At risk', advice: ['policy', 'training', 'updates', 'consultation'] },
    ])
      await test.step(`option ${option + 1} scores ${score}`, async () => {
        await check.answer(words.start, Array(5).fill(option));
        await expect(check.card.getByRole('heading', { level: 3 })).toHaveText(
          `${words.score}: ${score} out of 100`,
        );
        await expect(check.card.getByRole('heading', { name: verdict, exact: true })).toBeVisible();
        await expect(check.card.locator('.score-bar i')).toHaveAttribute('style', `width: ${score}%;`);
        const titles = quiz.recommendations
          .filter(({ id }) => advice.includes(id))
          .map(({ title }) => `${title}.`);
        await expect(check.card.getByRole('listitem').locator('b')).toHaveText(titles);
        await check.card.getByRole('button', { name: words.again }).click();
      });
  });

  test('the keyboard completes the security check, and the focus follows each change', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const check = new QuizJourney(page, quiz.name);
    await check.open();
    await check.card.getByRole('button', { name: words.start }).focus();
    await page.keyboard.press('Enter');
    for (const { question } of quiz.questions) {
      await expect(check.question).toBeFocused();
      await expect(check.question).toHaveAccessibleName(question);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
    }
    await expect(check.card.getByRole('heading', { level: 3 })).toBeFocused();
    await expect(check.card).toContainText('75');
    await page.keyboard.press('Tab');
    await expect(check.card.getByRole('link', { name: words.report })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(check.card.getByRole('heading', { name: quiz.introTitle })).toBeFocused();
  });
});

test('on a phone the counter stays below the header, and the labels of the score do not overlap', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const check = new QuizJourney(page, quiz.name);
  await check.open();
  await check.card.getByRole('button', { name: words.start }).click();
  await expect(check.question).toBeFocused();
  const counter = check.card.locator('p').first();
  await expect
    .poll(async () => {
      const header = await page.getByRole('banner').boundingBox();
      const box = await counter.boundingBox();
      return (box?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
    })
    .toBeGreaterThan(0);
  await expect(check.card).toBeInViewport();
  for (const _ of quiz.questions) await check.choices.first().click();
  await expect(check.result).toBeVisible();
  const boxes = await check.card.locator('.score-marks span').evaluateAll((marks) =>
    marks.map((mark) => {
      const { left, right, top, bottom } = mark.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  expect(boxes).toHaveLength(4);
  const overlapping = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right + 4 &&
          other.left < one.right + 4 &&
          one.top < other.bottom &&
          other.top < one.bottom,
      ),
  );
  expect(overlapping).toEqual([]);
  expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThan(0);
});
