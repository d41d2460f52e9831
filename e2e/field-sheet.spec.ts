import { expect, type Page } from '@playwright/test';
import { fill } from '../lib/i18n/fill.ts';
import { writeSheetNumber } from '../lib/quiz/sheet-number.ts';
import { ContactJourney } from './contact-journey.ts';
import { content, frenchContent } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { QuizJourney } from './quiz-journey.ts';
import { test } from './returning-visitor.ts';
import { widths } from './widths.ts';

const { securityCheck, riskAssessment, services, ui, company } = content;
const words = ui.fieldSheet;
const choices = [0, 1, 2, 3, 0];
const number = writeSheetNumber({ letter: 'C', choices });
const states = [words.whole, words.narrow, words.wide, words.open, words.whole];
const lines = securityCheck.questions.map(({ wall }, index) =>
  fill(words.wall, { number: index + 1, name: wall, state: states[index] ?? '' }),
);

const check = (page: Page) => new QuizJourney(page, securityCheck.name);
const plan = (quiz: QuizJourney) => quiz.card.getByRole('img');
const keep = (quiz: QuizJourney) => quiz.card.getByRole('link', { name: words.keep });

async function finish(page: Page): Promise<QuizJourney> {
  const quiz = check(page);
  await quiz.open();
  await quiz.answer(ui.quiz.start, choices);
  await expect(quiz.result).toHaveCount(1);
  return quiz;
}

test('each answer builds its wall, and going on shows the walls so far', async ({ page }) => {
  const quiz = check(page);
  await quiz.open();
  await quiz.answer(ui.quiz.start, []);
  const unasked = securityCheck.questions.map(({ wall }, index) =>
    fill(words.wall, { number: index + 1, name: wall, state: words.unasked }),
  );
  const planOf = (walls: string[]) => fill(words.plan, { walls: walls.join(' ') });
  await expect(plan(quiz)).toHaveAccessibleName(planOf(unasked));
  await quiz.choices.nth(0).click();
  await quiz.choices.nth(1).click();
  await expect(plan(quiz)).toHaveAccessibleName(planOf([...lines.slice(0, 2), ...unasked.slice(2)]));
  await page.goBack();
  await expect(plan(quiz)).toHaveAccessibleName(planOf([...lines.slice(0, 2), ...unasked.slice(2)]));
});

test('the result is a sheet: its number is the answers, its drawing and its legend say the same', async ({
  page,
}) => {
  const quiz = await finish(page);
  await expect(quiz.card.getByText(fill(words.title, { number }))).toBeVisible();
  await expect(quiz.card.getByText(String(new Date().getFullYear()))).toBeVisible();
  await expect(plan(quiz)).toHaveAccessibleName(fill(words.plan, { walls: lines.join(' ') }));
  await expect(quiz.card.locator('dt')).toHaveText(lines);
  const drawn = await quiz.card
    .locator('figure g[data-wall]:has(> .plan-wall)')
    .evaluateAll((walls) => walls.map((wall) => wall.getAttribute('data-wall')));
  expect(drawn).toEqual(['whole', 'narrow', 'wide', 'open', 'whole']);
});

test('each gap names what closes it and the service that does; a whole wall needs nothing', async ({
  page,
}) => {
  const quiz = await finish(page);
  const rows = quiz.card.locator('dl > div');
  await expect(rows).toHaveCount(5);
  for (const [index, { closes, service, options }] of securityCheck.questions.entries()) {
    const choice = choices[index] ?? 0;
    await expect(rows.nth(index)).toContainText(options[choice]?.label ?? 'none');
    const link = rows.nth(index).getByRole('link');
    await expect(link).toHaveCount(choice === 0 ? 0 : 1);
    if (choice === 0) continue;
    await expect(rows.nth(index)).toContainText(closes);
    await expect(link).toHaveText(services.find(({ slug }) => slug === service)?.name ?? 'none');
    await expect(link).toHaveAttribute('href', `/services/${service}`);
  }
});

test('the contact form carries the number', async ({ page }) => {
  const quiz = await finish(page);
  await quiz.card.getByRole('link', { name: ui.quiz.report }).click();
  await expect(new ContactJourney(page).field('message')).toHaveValue(
    new RegExp(fill(words.line, { number }).replace('.', '\\.')),
  );
});

test('on paper the sheet has its drawing, its number, its date and our phone number', async ({ page }) => {
  const quiz = await finish(page);
  await page.emulateMedia({ media: 'print' });
  await expect(plan(quiz)).toBeVisible();
  await expect(quiz.card.getByText(fill(words.title, { number }))).toBeVisible();
  await expect(quiz.card.getByText(company.phone)).toBeVisible();
  await expect(quiz.card.locator('dt')).toHaveText(lines);
  await expect(keep(quiz)).toBeHidden();
  for (const format of ['Letter', 'A4']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  }
});

test('the address and the browser’s storage say nothing until somebody keeps the sheet', async ({ page }) => {
  const quiz = await finish(page);
  expect(page.url()).not.toContain('sheet');
  const stored = () => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, document.cookie]));
  expect(await stored()).toBe('[{},""]');
  await keep(quiz).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/#sheet-${number}`);
  await expect(quiz.card.getByRole('status')).toHaveText(words.kept);
  await expect(keep(quiz)).toBeFocused();
  await expect(quiz.card.locator('dt')).toHaveText(lines);
  expect(await stored()).toBe('[{},""]');
});

test('a kept sheet comes back by its address, after a reload too, and goes when the check is taken again', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`/#sheet-${number}`);
  const quiz = check(page);
  await expect(quiz.card.locator('dt')).toHaveText(lines);
  await expect(quiz.card.getByRole('heading', { level: 3 })).toBeFocused();
  await page.reload();
  await expect(quiz.card.locator('dt')).toHaveText(lines);
  await quiz.card.getByRole('button', { name: ui.quiz.again }).click();
  await expect(quiz.card.getByRole('heading', { name: securityCheck.introTitle })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(quiz.card.getByRole('heading', { name: securityCheck.introTitle })).toBeVisible();
  expect(requests.filter((address) => address.includes(number))).toEqual([]);
});

test('a number typed into the search opens the same sheet', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('searchbox').fill(number.toLowerCase().replaceAll('-', ' '));
  await expect(page.getByRole('main').getByRole('status')).toHaveText(ui.search.sheetFound);
  await expectNoViolations(page);
  await page.getByRole('link', { name: fill(ui.search.sheet, { number }) }).click();
  const quiz = check(page);
  await expect(quiz.card.locator('dt')).toHaveText(lines);
  await page.goBack();
  await expect(page.getByRole('link', { name: fill(ui.search.sheet, { number }) })).toBeVisible();
});

test('a link with the number as its query finds the sheet, too', async ({ page }) => {
  await page.goto(`/search?q=${number}`);
  await expect(page.getByRole('link', { name: fill(ui.search.sheet, { number }) })).toHaveAttribute(
    'href',
    `/#sheet-${number}`,
  );
});

test('a wrong number is told so, kindly, in the search and in the address', async ({ page }) => {
  const wrong = number.replace('C-12', 'C-21');
  const status = page.getByRole('main').getByRole('status');
  await page.goto(`/search?q=${wrong}`);
  await expect(status).toHaveText(ui.search.sheetDigits);
  await page.getByRole('searchbox').fill('C-1234');
  await expect(status).toHaveText(fill(ui.search.sheetLength, { letter: 'C', expected: 6, found: 4 }));
  await expectNoViolations(page);
  await page.goto(`/#sheet-${wrong}`);
  const quiz = check(page);
  await expect(quiz.card.getByText(words.unreadable)).toBeVisible();
  await expect(quiz.card.getByRole('heading', { name: securityCheck.introTitle })).toBeFocused();
  await expectNoViolations(page, '#cybersecurity-check');
  await quiz.answer(ui.quiz.start, choices);
  await expect(quiz.card.locator('dt')).toHaveText(lines);
  await expect(page).toHaveURL('/');
});

test('the risk assessment ends in a sheet of eight walls, which its number opens again', async ({ page }) => {
  const risk = new QuizJourney(page, riskAssessment.name);
  await risk.open();
  await risk.answer(ui.quiz.start, [0, 1, 2, 3, 3, 2, 1, 0]);
  await expect(risk.card.locator('dt')).toHaveCount(8);
  const before = await risk.card.locator('dl').innerText();
  const own = writeSheetNumber({ letter: 'R', choices: [0, 1, 2, 3, 3, 2, 1, 0] });
  await expect(risk.card.getByText(fill(words.title, { number: own }))).toBeVisible();
  await page.goto('/search');
  await page.getByRole('searchbox').fill(own);
  await page.getByRole('link', { name: fill(ui.search.sheet, { number: own }) }).click();
  await expect(risk.card.locator('dt')).toHaveCount(8);
  expect(await risk.card.locator('dl').innerText()).toBe(before);
  await expect(check(page).card.getByRole('heading', { name: securityCheck.introTitle })).toBeVisible();
});

for (const width of widths) {
  test(`a kept sheet is whole and free of accessibility findings at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/#sheet-${number}`);
    const quiz = check(page);
    await expect(quiz.card.locator('dt')).toHaveText(lines);
    await keep(quiz).click();
    await expectNoViolations(page, '#cybersecurity-check');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const figures = await quiz.card
      .locator('figure text')
      .evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().height));
    expect(figures).toHaveLength(5);
    expect(Math.min(...figures)).toBeGreaterThanOrEqual(14);
  });
}

test('with reduced motion the walls stand at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const quiz = await finish(page);
  const moving = await quiz.card
    .locator('figure path')
    .evaluateAll(
      (paths) => paths.filter((path) => getComputedStyle(path).transitionDuration !== '0s').length,
    );
  expect(await quiz.card.locator('figure path').count()).toBeGreaterThan(20);
  expect(moving).toBe(0);
});

test('in forced colours the drawing and its legend keep their own, on white', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const quiz = await finish(page);
  const plans = quiz.card.locator('svg.plan');
  await expect(plans).toHaveCount(6);
  for (const drawn of await plans.all())
    await expect(drawn).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(quiz.card.locator('dt .plan-wall').first()).toHaveCSS('stroke', 'oklch(0.405 0.132 256)');
});

test('the same number opens the same sheet in French', async ({ page }) => {
  const french = frenchContent.ui.fieldSheet;
  const frenchStates = [french.whole, french.narrow, french.wide, french.open, french.whole];
  await page.goto(`/fr/recherche?q=${number}`);
  await page.getByRole('link', { name: fill(frenchContent.ui.search.sheet, { number }) }).click();
  await expect(page).toHaveURL(`/fr#sheet-${number}`);
  const quiz = new QuizJourney(page, frenchContent.securityCheck.name);
  await expect(quiz.card.locator('dt')).toHaveText(
    frenchContent.securityCheck.questions.map(({ wall }, index) =>
      fill(french.wall, { number: index + 1, name: wall, state: frenchStates[index] ?? '' }),
    ),
  );
  await expect(quiz.card.getByText(/^Tracé le \d+(er)? \S+ \d{4}$/)).toBeVisible();
});
