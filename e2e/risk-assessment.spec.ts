import { expect } from '@playwright/test';
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

    test('nothing jumps: all questions are one height', async ({ page }) => {
      const risk = new QuizJourney(page, quiz.name);
      await risk.open();
      await risk.card.getByRole('button', { name: words.startRisk }).click();
      await expect(risk.question).toBeVisible();
      const height = (await risk.card.boundingBox())?.height;
      expect(height).toBeGreaterThan(300);
      for (const { question } of questions) {
        await expect(risk.question).toHaveAccessibleName(question);
        expect((await risk.card.boundingBox())?.height).toBe(height);
        await risk.choices.last().click();
      }
    });

    test('every state is free of accessibility findings', async ({ page }) => {
      test.slow();
      const risk = new QuizJourney(page, quiz.name);
      await risk.open();
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
}

test.describe('the risk assessment', () => {
  // Motion is in the tests above, at both widths; without it each step is there at once.
  test.use({ viewport: { width: 390, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  test('says at the beginning which four areas it goes through', async ({ page }) => {
    const risk = new QuizJourney(page, quiz.name);
    await risk.open();
    const areas = risk.card.locator('ol').getByRole('listitem');
    await expect(areas).toHaveText(quiz.categories.map(({ name }) => name));
  });

  test('eight questions in four categories follow each other, each with its number and category', async ({
    page,
  }) => {
    const risk = new QuizJourney(page, quiz.name);
    await risk.open();
    await risk.card.getByRole('button', { name: words.startRisk }).click();
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

  for (const { option, total, level } of [
    { option: 0, total: 0, level: 'Low' },
    { option: 1, total: 65, level: 'Moderate' },
    { option: 2, total: 145, level: 'High' },
    { option: 3, total: 210, level: 'Critical' },
  ]) {
    test(`answer ${option + 1} to every question is ${total} points, ${level}`, async ({ page }) => {
      const risk = new QuizJourney(page, quiz.name);
      await risk.open();
      await risk.answer(words.startRisk, Array(8).fill(option));
      await expect(risk.card.getByRole('heading', { level: 3 })).toHaveText(level);
      await expect(risk.card.getByText(`${total} of 210 risk points`).first()).toBeVisible();
      const filled = await risk.card
        .locator('.score-bar i')
        .evaluate(({ style }) => Number.parseFloat(style.width));
      expect(filled).toBeCloseTo(Math.min((total / 210) * 100, 100), 3);
      const advice = questions.flatMap(({ options }) => options[option]?.recommendation ?? []);
      await expect(risk.card.locator('ol').getByRole('listitem')).toHaveText(advice);
      await expect(risk.card.getByText(words.noRecommendations)).toHaveCount(option === 0 ? 1 : 0);
    });
  }

  test('previous goes back across categories and shows the earlier answer, up to the first question', async ({
    page,
  }) => {
    const risk = new QuizJourney(page, quiz.name);
    const previous = risk.card.getByRole('button', { name: words.previous });
    await risk.open();
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

  for (const [name, answers] of [
    ['cancel', [1, 1, 1]],
    ['restart', [1, 1, 1, 1, 1, 1, 1, 1]],
  ] as const) {
    test(`${name} resets everything`, async ({ page }) => {
      const risk = new QuizJourney(page, quiz.name);
      await risk.open();
      await risk.answer(words.startRisk, answers);
      await risk.card.getByRole('button', { name: words[name] }).click();
      await expect(risk.card.getByRole('heading', { name: quiz.introTitle })).toBeFocused();
      await risk.card.getByRole('button', { name: words.startRisk }).click();
      await expect(risk.progress).toHaveAttribute('aria-valuenow', '1');
      await expect(risk.card.locator('[aria-pressed=true]')).toHaveCount(0);
    });
  }

  test('the result leads on to three pages', async ({ page }) => {
    const risk = new QuizJourney(page, quiz.name);
    await risk.open();
    await risk.answer(words.startRisk, Array(8).fill(0));
    const links = risk.card.getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(3);
    for (const link of await links.all()) {
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(answer.status()).toBe(200);
    }
  });

  test('a keyboard is enough', async ({ page }) => {
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
