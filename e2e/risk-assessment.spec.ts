import { expect } from '@playwright/test';
import { ContactJourney } from './contact-journey.ts';
import { content } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { QuizJourney } from './quiz-journey.ts';
import { test } from './returning-visitor.ts';
import { widths } from './widths.ts';

const { riskAssessment: quiz, ui } = content;
const words = ui.quiz;
const questions = quiz.categories.flatMap(({ name, questions: all }) =>
  all.map((question) => ({ ...question, category: name })),
);

for (const width of widths) {
  test.describe(`the risk assessment at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('all questions have the same height, and no state has accessibility violations', async ({
      page,
    }) => {
      test.slow();
      const risk = new QuizJourney(page, quiz.name);
      await risk.open();

      await test.step('all questions have the same height', async () => {
        await risk.card.getByRole('button', { name: words.startRisk }).click();
        await expect(risk.question).toBeVisible();
        const height = (await risk.card.boundingBox())?.height;
        expect(height).toBeGreaterThan(300);
        for (const { question } of questions) {
          await expect(risk.question).toHaveAccessibleName(question);
          expect((await risk.card.boundingBox())?.height, question).toBe(height);
          await risk.choices.last().click();
        }
      });

      await risk.card.getByRole('button', { name: words.restart }).click();
      await test.step('no state has accessibility violations', async () => {
        await expectNoViolations(page, '#risk-assessment');
        await risk.card.getByRole('button', { name: words.startRisk }).click();
        for (const { question } of questions) {
          await expect(risk.question).toHaveAccessibleName(question);
          await expectNoViolations(page, '#risk-assessment');
          await risk.choices.nth(1).click();
        }
        await expect(risk.result).toBeVisible();
        await expectNoViolations(page, '#risk-assessment');
      });
    });
  });
}

test.describe('the risk assessment', () => {
  // The tests above cover motion, at both widths. Without motion, each step renders immediately.
  test.use({ viewport: { width: 390, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  /** Expects a button to return to the start and to discard all answers. */
  async function expectReset(risk: QuizJourney, name: 'cancel' | 'restart'): Promise<void> {
    await risk.card.getByRole('button', { name: words[name] }).click();
    await expect(risk.card.getByRole('heading', { name: quiz.introTitle })).toBeFocused();
    await risk.card.getByRole('button', { name: words.startRisk }).click();
    await expect(risk.progress).toHaveAttribute('aria-valuenow', '1');
    await expect(risk.card.locator('[aria-pressed=true]')).toHaveCount(0);
  }

  test('the questions can be answered forwards and backwards', async ({ page }) => {
    const risk = new QuizJourney(page, quiz.name);
    await risk.open();

    await test.step('the introduction lists the four areas', async () => {
      const areas = risk.card.locator('ol').getByRole('listitem');
      await expect(areas).toHaveText(quiz.categories.map(({ name }) => name));
    });

    await test.step('Previous goes back across categories to the first question, with its answers', async () => {
      const previous = risk.card.getByRole('button', { name: words.previous });
      await risk.answer(words.startRisk, [1, 2, 3]);
      for (const [index, option] of [2, 1, 0].map((place) => [place, place + 1] as const)) {
        await previous.click();
        await expect(risk.question).toBeFocused();
        await expect(risk.question).toHaveAccessibleName(questions[index]?.question ?? '');
        await expect(risk.choices.nth(option)).toHaveAttribute('aria-pressed', 'true');
        await expect(risk.card.locator('[aria-pressed=true]:visible')).toHaveCount(1);
      }
      await expect(previous).toBeDisabled();
      await risk.choices.nth(0).click();
      await expect(risk.progress).toHaveAttribute('aria-valuenow', '2');
      await expect(previous).toBeEnabled();
    });

    await test.step('Cancel resets the quiz', () => expectReset(risk, 'cancel'));

    await test.step('eight questions in four categories have a number and a category', async () => {
      for (const [index, { question, category }] of questions.entries()) {
        await expect(risk.question).toHaveAccessibleName(question);
        await expect(risk.question).toHaveAccessibleDescription(`Question ${index + 1} of 8, ${category}`);
        await expect(risk.card.getByText(category, { exact: true })).toBeVisible();
        await expect(risk.progress).toHaveAttribute('aria-valuenow', String(index + 1));
        await expect(risk.progress).toHaveAttribute('aria-valuemax', '8');
        await risk.choices.first().click();
      }
      await expect(risk.result).toBeVisible();
    });

    await test.step('the result links to three pages', async () => {
      const links = risk.card.getByRole('listitem').getByRole('link');
      await expect(links).toHaveCount(3);
      for (const link of await links.all()) {
        const response = await page.request.get((await link.getAttribute('href')) ?? '');
        expect(response.status()).toBe(200);
      }
    });
  });

  test('the same answer to every question determines points, level, recommendations and report', async ({
    page,
  }) => {
    const risk = new QuizJourney(page, quiz.name);
    await risk.open();
    await risk.card.getByRole('button', { name: words.startRisk }).click();
    for (const { option, total, level } of [
      { option: 0, total: 0, level: 'Low' },
      { option: 1, total: 65, level: 'Moderate' },
      { option: 3, total: 210, level: 'Critical' },
      { option: 2, total: 145, level: 'High' },
    ])
      await test.step(`option ${option + 1} gives ${total} points, ${level}`, async () => {
        for (const _ of questions) await risk.choices.nth(option).click();
        await expect(risk.card.getByRole('heading', { level: 3 })).toHaveText(level);
        await expect(risk.card.getByText(`${total} of 210 risk points`).first()).toBeVisible();
        const filled = await risk.card
          .locator('.score-bar i')
          .evaluate(({ style }) => Number.parseFloat(style.width));
        expect(filled).toBeCloseTo(Math.min((total / 210) * 100, 100), 3);
        const advice = questions.flatMap(({ options }) => options[option]?.recommendation ?? []);
        await expect(risk.card.locator('ol').getByRole('listitem')).toHaveText(advice);
        await expect(risk.card.getByText(words.noRecommendations)).toHaveCount(option === 0 ? 1 : 0);
        if (option !== 2) await test.step('Restart resets the quiz', () => expectReset(risk, 'restart'));
      });

    await test.step('the report contains level, points and recommendations', async () => {
      await risk.card.getByRole('link', { name: words.report }).click();
      const message = new ContactJourney(page).field('message');
      await expect(message).toHaveValue(/High risk, 145 of 210 points/);
      const first = questions[0]?.options[2]?.recommendation ?? 'none';
      expect(await message.inputValue()).toContain(`- ${first}`);
    });
  });

  test('the risk assessment can be completed with the keyboard', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const risk = new QuizJourney(page, quiz.name);
    await risk.open();
    await risk.card.getByRole('button', { name: words.startRisk }).focus();
    await page.keyboard.press('Enter');
    for (const { question } of questions) {
      await expect(risk.question).toBeFocused();
      await expect(risk.question).toHaveAccessibleName(question);
      for (const key of ['Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
    }
    await expect(risk.card.getByRole('heading', { name: 'High', exact: true })).toBeFocused();
  });
});
