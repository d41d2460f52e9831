import { expect } from '@playwright/test';
import { labelled } from '@/lib/i18n/typography';
import { frenchContent } from './content.ts';
import { QuizJourney } from './quiz-journey.ts';
import { test } from './returning-visitor.ts';

// In French, whose texts are longer; quizzes.spec.ts reads the English ones.
test('after either quiz the score and its message are in view, then buttons, drawing, gaps and recommendations, in a wide window the drawing beside score and buttons; after Cancel the intro’s heading', async ({
  page,
}) => {
  const { securityCheck, riskAssessment, ui } = frenchContent;
  const { quiz: words } = ui;
  const check = new QuizJourney(page, securityCheck.name);
  const risk = new QuizJourney(page, riskAssessment.name);
  await check.open('/fr');
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ] as const)
    await test.step(`at ${width} by ${height} pixels`, async () => {
      await page.setViewportSize({ width, height });
      await check.answer(words.start, [1, 1, 1, 1, 1]);
      await expectVerdict(check, [
        `${labelled('fr', words.score)} 75`,
        securityCheck.messages[1]?.text ?? 'none',
      ]);
      await expectOrder(check, words.report, words.usualSteps);
      await check.card.getByRole('button', { name: words.again }).click();

      await risk.answer(words.startRisk, [0, 1]);
      await risk.card.getByRole('button', { name: words.cancel }).click();
      const intro = risk.card.getByRole('heading', { name: riskAssessment.introTitle });
      await expect(intro).toBeFocused();
      await expect(intro).toBeInViewport({ ratio: 1 });
      await risk.answer(words.startRisk, Array(8).fill(2));
      const [, , high] = riskAssessment.levels;
      await expectVerdict(risk, [
        `${labelled('fr', words.level)} ${high?.level}`,
        high?.description ?? 'none',
      ]);
      await expectOrder(risk, words.report);
      await risk.card.getByRole('button', { name: words.restart }).click();
    });

  await test.step('the longest level stands in one line, and the walls’ names in their panel, at every width', async () => {
    await risk.answer(words.startRisk, Array(8).fill(1));
    await expect(risk.verdict).toContainText(riskAssessment.levels[1]?.level ?? 'none');
    for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const level = risk.verdict.getByRole('heading', { level: 3 });
      expect.soft(await level.evaluate(countLastLines), `lines of the level at ${width}`).toBe(1);
      const panel = risk.card.locator('.plan-labels').locator('..');
      expect.soft(await panel.evaluate(namesOutside), `names outside at ${width}`).toEqual([]);
    }
  });
});

/** In how many lines the last text of an element stands, with a line for what it overflows. */
function countLastLines(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element.lastChild ?? element);
  return range.getClientRects().length + Number(element.scrollWidth > element.clientWidth);
}

/** The walls' names that reach out of their panel, or lie on another one. */
function namesOutside(panel: Element): string[] {
  const outer = panel.getBoundingClientRect();
  const names = [...panel.querySelectorAll('.plan-labels > li')];
  const boxes = names.map((name) => name.getBoundingClientRect());
  return names
    .filter((_, index) => {
      const { left, right, top, bottom } = boxes[index] ?? outer;
      const isOver = boxes.some(
        (one, other) =>
          other > index &&
          one.left < right &&
          left < one.right &&
          one.top < bottom - 1 &&
          top < one.bottom - 1,
      );
      return (
        isOver || left < outer.left || right > outer.right || top < outer.top - 1 || bottom > outer.bottom + 1
      );
    })
    .map(({ textContent }) => textContent ?? '');
}

/**
 * Expects the score and its message to have the focus, and to be in view below the header once the page is at rest, with all
 * of the heading above the quiz.
 */
async function expectVerdict({ page, heading, verdict }: QuizJourney, texts: string[]): Promise<void> {
  await expect(verdict).toBeFocused();
  for (const text of texts) await expect(verdict).toContainText(text);
  await expect(verdict).toBeInViewport({ ratio: 1 });
  const room = async () => {
    const header = await page.getByRole('banner').boundingBox();
    return ((await heading.boundingBox())?.y ?? 0) - (header?.height ?? Number.POSITIVE_INFINITY);
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
}

/** Expects below the score the buttons, then drawing, gaps and recommendations; in a wide window the drawing begins beside the score. */
async function expectOrder(
  { page, card, verdict }: QuizJourney,
  link: string,
  advice?: string,
): Promise<void> {
  // The gaps of the assessment are its recommendations.
  const after = advice ? [card.getByRole('heading', { name: advice })] : [];
  const report = card.getByRole('link', { name: link });
  const gaps = card.locator('.sheet-gaps li').first();
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  const drawing = card.locator('figure');
  const parts = [...(isWide ? [drawing, report] : [verdict, report, drawing]), gaps, ...after];
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? Number.NaN));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
}
