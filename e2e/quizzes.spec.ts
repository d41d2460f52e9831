import { expect } from '@playwright/test';
import { ContactJourney } from './contact-journey.ts';
import { content } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { QuizJourney } from './quiz-journey.ts';
import { test } from './returning-visitor.ts';
import { allWidths } from './widths.ts';

const { securityCheck, riskAssessment, ui } = content;
const words = ui.quiz;
const riskQuestions = riskAssessment.categories.flatMap(({ name, questions }) =>
  questions.map((question) => ({ ...question, category: name })),
);
/** Without motion, each step renders immediately. */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

test.describe('both quizzes', () => {
  test.use(still);

  for (const [quiz, id, start, again, count] of [
    [securityCheck, 'cybersecurity-check', words.start, words.again, securityCheck.questions.length],
    [riskAssessment, 'risk-assessment', words.startRisk, words.restart, riskQuestions.length],
  ] as const)
    test(`${quiz.name}: all questions have the same height, nothing overflows, and no state has accessibility violations`, async ({
      page,
    }) => {
      const journey = new QuizJourney(page, quiz.name);
      await journey.open();
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await journey.card.getByRole('button', { name: start }).click();
        const heights = new Set<number>();
        for (let question = 1; question <= count; question++) {
          await expect(journey.progress).toHaveAttribute('aria-valuenow', String(question));
          heights.add(Math.round((await journey.card.boundingBox())?.height ?? 0));
          if (question === 1 && width === 320) await expectNoViolations(page, `#${id}`);
          await journey.choices.last().click();
        }
        expect(heights.size, `at ${width} pixels`).toBe(1);
        await expect(journey.result).toBeVisible();
        if (width === 320) await journey.card.getByRole('button', { name: again }).click();
      }
      for (const width of allWidths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect(await findOverlaps(journey)).toEqual([]);
        if (width === 390 || width === 1440) await expectNoViolations(page, `#${id}`);
      }
    });
});

/** The names of the bands below the score's ruler that overlap their neighbours. */
function findOverlaps({ card }: QuizJourney): Promise<string[]> {
  return card.locator('.score-bands').evaluate((bands) => {
    const all = [...bands.querySelectorAll(':scope > * > span')].map((mark) => ({
      text: mark.textContent,
      box: mark.getBoundingClientRect(),
    }));
    return all.flatMap(({ text, box }, index) =>
      all
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right + 4 &&
            other.left < box.right + 4 &&
            box.top < other.bottom &&
            other.top < box.bottom,
        )
        .map((other) => `${text} and ${other.text}`),
    );
  });
}

test.describe('the security check', () => {
  test.use({ viewport: { width: 390, height: 900 }, ...still });

  test('has five questions one at a time, with the minutes left, and its answers make score, verdict and advice', async ({
    page,
  }) => {
    const check = new QuizJourney(page, securityCheck.name);
    await check.open();
    for (const { option, score, verdict, advice } of [
      { option: 0, score: 100, verdict: 'Excellent', advice: ['consultation'] },
      { option: 2, score: 30, verdict: 'At risk', advice: ['policy', 'training', 'updates', 'consultation'] },
    ])
      await test.step(`option ${option + 1} scores ${score}`, async () => {
        await check.card.getByRole('button', { name: words.start }).click();
        for (const [index, { question }] of securityCheck.questions.entries()) {
          await expect(check.question).toHaveAccessibleName(question);
          await expect(check.question).toHaveAccessibleDescription(
            `Question ${index + 1} of 5, ${5 - index} mins remaining`,
          );
          await expect(check.card.getByText(`${5 - index} mins remaining`, { exact: true })).toBeVisible();
          await expect(check.progress).toHaveAttribute('aria-valuenow', String(index + 1));
          await expect(check.progress).toHaveAttribute('aria-valuemax', '5');
          await check.choices.nth(option).click();
        }
        await expect(check.progress).toHaveAttribute('aria-valuenow', '5');
        await expect(check.card.getByRole('heading', { level: 3 })).toHaveText(
          `${words.score}: ${score} out of 100`,
        );
        await expect(check.card.getByRole('heading', { name: verdict, exact: true })).toBeVisible();
        await expect(check.card.locator('.score-bar i')).toHaveAttribute('style', `width: ${score}%;`);
        // Beside the gap that it closes, or among the usual steps.
        for (const { id, title } of securityCheck.recommendations)
          await expect(check.card.getByText(`${title}.`), id).toHaveCount(Number(advice.includes(id)));
        await expect(check.card.getByRole('link', { name: words.report })).toHaveAttribute(
          'href',
          '/contact',
        );
        await check.card.getByRole('button', { name: words.again }).click();
        await expect(check.card.getByRole('heading', { name: securityCheck.introTitle })).toBeVisible();
      });

    await test.step('a new run has no answers, and a double click answers one question', async () => {
      await check.card.getByRole('button', { name: words.start }).click();
      await expect(check.card.locator('[aria-pressed=true]')).toHaveCount(0);
      await check.choices.nth(1).dblclick();
      await expect(check.question).toHaveAccessibleName(securityCheck.questions[1]?.question ?? '');
      await expect(check.card.locator('[aria-pressed=true]:visible')).toHaveCount(0);
    });
  });
});

test.describe('the risk assessment', () => {
  test.use({ viewport: { width: 390, height: 900 }, ...still });

  test('says what its four areas are about, and goes back and forth through eight questions', async ({
    page,
  }) => {
    const risk = new QuizJourney(page, riskAssessment.name);
    await risk.open();
    await expect(risk.card.locator('ol').getByRole('listitem')).toHaveText(
      riskAssessment.categories.map(({ name, description }) => `${name} ${description}`),
    );

    await test.step('Previous goes back across categories to the first question, with its answers', async () => {
      const previous = risk.card.getByRole('button', { name: words.previous });
      await risk.answer(words.startRisk, [1, 2, 3]);
      for (const [index, option] of [2, 1, 0].map((place) => [place, place + 1] as const)) {
        await previous.click();
        await expect(risk.question).toBeFocused();
        await expect(risk.question).toHaveAccessibleName(riskQuestions[index]?.question ?? '');
        await expect(risk.choices.nth(option)).toHaveAttribute('aria-pressed', 'true');
        await expect(risk.card.locator('[aria-pressed=true]:visible')).toHaveCount(1);
      }
      await expect(previous).toBeDisabled();
      await risk.choices.nth(0).click();
      await expect(risk.progress).toHaveAttribute('aria-valuenow', '2');
      await expect(previous).toBeEnabled();
    });

    await test.step('Cancel resets the quiz', () => expectReset(risk, 'cancel'));

    await test.step('each question has its number, category and description', async () => {
      for (const [index, { question, category, description }] of riskQuestions.entries()) {
        await expect(risk.question).toHaveAccessibleName(question);
        await expect(risk.question).toHaveAccessibleDescription(`Question ${index + 1} of 8, ${category}`);
        await expect(risk.card.getByText(category, { exact: true })).toBeVisible();
        await expect(risk.question.getByText(description)).toBeVisible();
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

  test('its answers make points, level, advice and report', async ({ page }) => {
    const risk = new QuizJourney(page, riskAssessment.name);
    await risk.open();
    await risk.card.getByRole('button', { name: words.startRisk }).click();
    for (const { option, total, level } of [
      { option: 0, total: 0, level: 'Low' },
      { option: 2, total: 145, level: 'High' },
    ])
      await test.step(`option ${option + 1} gives ${total} points, ${level}`, async () => {
        for (const _ of riskQuestions) await risk.choices.nth(option).click();
        await expect(risk.card.getByRole('heading', { level: 3 })).toHaveText(`${words.level}: ${level}`);
        await expect(risk.card.getByText(`${total} of 210 risk points`).first()).toBeVisible();
        const filled = await risk.card
          .locator('.score-bar i')
          .evaluate(({ style }) => Number.parseFloat(style.width));
        expect(filled).toBeCloseTo(Math.min((total / 210) * 100, 100), 3);
        const advice = riskQuestions.flatMap(({ wall, options }) => {
          const recommendation = options[option]?.recommendation;
          return recommendation ? [[wall, recommendation] as const] : [];
        });
        const gaps = risk.card.locator('ol').getByRole('listitem');
        await expect(gaps).toHaveCount(advice.length);
        for (const [index, [wall, recommendation]] of advice.entries()) {
          await expect(gaps.nth(index)).toContainText(wall);
          await expect(gaps.nth(index)).toContainText(recommendation);
        }
        await expect(risk.card.getByText(words.noRecommendations)).toHaveCount(option === 0 ? 1 : 0);
        if (option !== 2) await test.step('Restart resets the quiz', () => expectReset(risk, 'restart'));
      });

    await test.step('the report contains level, points and recommendations', async () => {
      await risk.card.getByRole('link', { name: words.report }).click();
      const message = new ContactJourney(page).field('message');
      await expect(message).toHaveValue(/High risk, 145 of 210 points/);
      const first = riskQuestions[0]?.options[2]?.recommendation ?? 'none';
      expect(await message.inputValue()).toContain(`- ${first}`);
    });
  });
});

/** Expects a button to return to the start and to discard all answers. */
async function expectReset(risk: QuizJourney, name: 'cancel' | 'restart'): Promise<void> {
  await risk.card.getByRole('button', { name: words[name] }).click();
  await expect(risk.card.getByRole('heading', { name: riskAssessment.introTitle })).toBeFocused();
  await risk.card.getByRole('button', { name: words.startRisk }).click();
  await expect(risk.progress).toHaveAttribute('aria-valuenow', '1');
  await expect(risk.card.locator('[aria-pressed=true]')).toHaveCount(0);
}
