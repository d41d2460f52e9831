import { expect } from '@playwright/test';
import { fill } from '../lib/i18n/fill.ts';
import { writeSheetNumber } from '../lib/quiz/sheet-number.ts';
import { content, frenchContent } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { QuizJourney } from './quiz-journey.ts';
import { test } from './returning-visitor.ts';
import { choices, SheetJourney, sheetNumber } from './sheet-journey.ts';
import { allWidths } from './widths.ts';

const { securityCheck, riskAssessment, ui } = content;
const words = ui.fieldSheet;

test('a result is neither in the address nor in storage until the visitor keeps it', async ({ page }) => {
  // The headless shell refuses what a browser allows after a press.
  await page.context().grantPermissions(['clipboard-write']);
  const quiz = new SheetJourney(page);
  await quiz.finish();
  expect(page.url()).not.toContain('sheet');
  const stored = () => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, document.cookie]));
  expect(await stored()).toBe('[{},""]');
  await quiz.keep.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/#sheet-${sheetNumber}`);
  await expect(quiz.card.getByRole('status')).toHaveText(`${words.copied} ${words.kept}`);
  await expect(quiz.keep).toBeFocused();
  await quiz.expectPlan();
  expect(await stored()).toBe('[{},""]');
});

test('a kept sheet is restored from its address and discarded by a restart', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const quiz = new SheetJourney(page);
  await page.goto(`/#sheet-${sheetNumber}`);
  await quiz.expectPlan();
  await expect(quiz.verdict).toBeFocused();
  await page.reload();
  await quiz.expectPlan();

  await quiz.keep.click();
  for (const width of allWidths)
    await test.step(`it fits ${width} px, without accessibility violations`, async () => {
      await page.setViewportSize({ width, height: 900 });
      if (width === 390) await expectNoViolations(page, '#cybersecurity-check');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const figures = await quiz.card
        .locator('figure text')
        .evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().height));
      expect(figures).toHaveLength(5);
      expect(Math.min(...figures)).toBeGreaterThanOrEqual(14);
    });

  await quiz.card.getByRole('button', { name: ui.quiz.again }).click();
  await expect(quiz.card.getByRole('heading', { name: securityCheck.introTitle })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(quiz.card.getByRole('heading', { name: securityCheck.introTitle })).toBeVisible();
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.filter((address) => address.includes(sheetNumber))).toEqual([]);
});

test('search finds and opens a sheet by its number', async ({ page }) => {
  const found = page.getByRole('link', { name: fill(ui.search.sheet, { number: sheetNumber }) });
  await test.step('a number in the address finds the sheet', async () => {
    await page.goto(`/search?q=${sheetNumber}`);
    await expect(found).toHaveAttribute('href', `/#sheet-${sheetNumber}`);
  });
  await test.step('a typed number opens the same sheet', async () => {
    await page.goto('/search');
    await page.getByRole('searchbox').fill(sheetNumber.toLowerCase().replaceAll('-', ' '));
    await expect(page.getByRole('main').getByRole('status')).toHaveText(ui.search.sheetFound);
    await expectNoViolations(page);
    await found.click();
    const quiz = new SheetJourney(page);
    await quiz.expectPlan();
    await page.goBack();
    await expect(found).toBeVisible();
  });
});

test('an invalid number is explained in the search and at the quiz', async ({ page }) => {
  const invalid = sheetNumber.replace('C-12', 'C-21');
  const status = page.getByRole('main').getByRole('status');
  await page.goto(`/search?q=${invalid}`);
  await expect(status).toHaveText(ui.search.sheetDigits);
  await page.getByRole('searchbox').fill('C-1234');
  await expect(status).toHaveText(fill(ui.search.sheetLength, { letter: 'C', expected: 6, found: 4 }));
  await expectNoViolations(page);
  await page.goto(`/#sheet-${invalid}`);
  const quiz = new SheetJourney(page);
  await expect(quiz.card.getByText(words.unreadable)).toBeFocused();
  await expectNoViolations(page, '#cybersecurity-check');
  await quiz.answer(ui.quiz.start, choices);
  await quiz.expectPlan();
  await expect(page).toHaveURL('/');
});

test('the risk assessment has a sheet of eight walls that its number restores', async ({ page }) => {
  const risk = new QuizJourney(page, riskAssessment.name);
  await risk.open();
  await risk.answer(ui.quiz.startRisk, [0, 1, 2, 3, 3, 2, 1, 0]);
  const gaps = risk.card.locator('.sheet-gaps');
  await expect(gaps.getByRole('listitem')).toHaveCount(6);
  const before = await gaps.innerText();
  const number = writeSheetNumber({ letter: 'R', choices: [0, 1, 2, 3, 3, 2, 1, 0] });
  await expect(risk.card.getByText(fill(words.title, { number }))).toBeVisible();
  await page.goto('/search');
  await page.getByRole('searchbox').fill(number);
  await page.getByRole('link', { name: fill(ui.search.sheet, { number }) }).click();
  await expect(gaps.getByRole('listitem')).toHaveCount(6);
  expect(await gaps.innerText()).toBe(before);
  await expect(
    new SheetJourney(page).card.getByRole('heading', { name: securityCheck.introTitle }),
  ).toBeVisible();
});

test('a number opens the same sheet in French, and its report is a message in French', async ({ page }) => {
  const french = frenchContent.ui.fieldSheet;
  const frenchStates = [french.whole, french.narrow, french.wide, french.open, french.whole];
  await page.goto(`/fr/recherche?q=${sheetNumber}`);
  await page
    .getByRole('link', { name: fill(frenchContent.ui.search.sheet, { number: sheetNumber }) })
    .click();
  await expect(page).toHaveURL(`/fr#sheet-${sheetNumber}`);
  const quiz = new QuizJourney(page, frenchContent.securityCheck.name);
  const walls = frenchContent.securityCheck.questions.map(({ wall }, index) =>
    fill(french.wall, { number: index + 1, name: wall, state: frenchStates[index] ?? '' }),
  );
  await expect(quiz.card.getByRole('img')).toHaveAccessibleName(
    fill(french.plan, { walls: walls.join(' ') }),
  );
  await expect(quiz.card.getByText(/^Tracé le \d+(er)? \S+ \d{4}$/)).toBeVisible();
  await quiz.card.getByRole('link', { name: frenchContent.ui.quiz.report }).click();
  await expect(page.locator('#contact-message')).toHaveValue(/sur 100/);
});
