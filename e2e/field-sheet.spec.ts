import { expect } from '@playwright/test';
import { fill } from '../lib/i18n/fill.ts';
import { ContactJourney } from './contact-journey.ts';
import { content } from './content.ts';
import { test } from './returning-visitor.ts';
import { choices, SheetJourney, sheetNumber, states, wallLabels } from './sheet-journey.ts';
import { countPrintedPages } from './support/count-printed-pages.ts';

const { securityCheck, services, ui, company } = content;
const words = ui.fieldSheet;

test('the security check draws a field sheet for the screen, print, forced colours and the contact form', async ({
  page,
}) => {
  const quiz = new SheetJourney(page);
  await quiz.open();
  const planNameOf = (shown: string[]) => fill(words.plan, { walls: shown.join(' ') });

  await test.step('each answer draws its wall, and going back keeps them', async () => {
    await quiz.answer(ui.quiz.start, []);
    const unanswered = securityCheck.questions.map(({ wall }, index) =>
      fill(words.wall, { number: index + 1, name: wall, state: words.unasked }),
    );
    await expect(quiz.plan).toHaveAccessibleName(planNameOf(unanswered));
    const [first = 0, second = 0, ...rest] = choices;
    await quiz.choices.nth(first).click();
    await quiz.choices.nth(second).click();
    await expect(quiz.plan).toHaveAccessibleName(
      planNameOf([...wallLabels.slice(0, 2), ...unanswered.slice(2)]),
    );
    await page.goBack();
    await expect(quiz.plan).toHaveAccessibleName(
      planNameOf([...wallLabels.slice(0, 2), ...unanswered.slice(2)]),
    );
    for (const choice of [second, ...rest]) await quiz.choices.nth(choice).click();
    await expect(quiz.result).toHaveCount(1);
  });

  await test.step('the result has a number, a drawing and rows of gaps, the widest first, that match the answers', async () => {
    await expect(quiz.card.getByText(fill(words.title, { number: sheetNumber }))).toBeVisible();
    await expect(quiz.card.getByText(String(new Date().getFullYear()))).toBeVisible();
    await quiz.expectPlan();
    await expect(quiz.gaps).toHaveCount(3);
    await expect(quiz.gaps).toContainText(
      [3, 2, 1].map((index) => `${index + 1}${securityCheck.questions[index]?.wall} ${states[index]}`),
    );
    await expect(quiz.card.locator('.gaps-standing')).toContainText(
      [0, 4].map((index) => `${index + 1} ${securityCheck.questions[index]?.wall}`).join(', '),
    );
    const drawn = await quiz.card
      .locator('figure g[data-wall]:has(> .plan-wall)')
      .evaluateAll((all) => all.map((wall) => wall.getAttribute('data-wall')));
    expect(drawn).toEqual(['whole', 'narrow', 'wide', 'open', 'whole']);
  });

  await test.step('in a wide window the drawing names each wall and its answer, all of them inside its frame', async () => {
    const labels = quiz.card.locator('.plan-labels > li');
    await expect(labels).toHaveText(
      securityCheck.questions.map(
        ({ wall, options }, index) => `${wall} ${options[choices[index] ?? 0]?.label}`,
      ),
    );
    const cut = await quiz.card.locator('figure > div').evaluate((frame) => {
      const edge = frame.getBoundingClientRect();
      return [...frame.querySelectorAll('li')].filter((label) => {
        const box = label.getBoundingClientRect();
        return (
          box.left < edge.left || box.right > edge.right || box.top < edge.top || box.bottom > edge.bottom
        );
      }).length;
    });
    expect(cut).toBe(0);
  });

  await test.step('each gap has its answer, what closes it and the service that does', async () => {
    for (const [row, index] of [3, 2, 1].entries()) {
      const { closes, options, service } = securityCheck.questions[index] ?? {};
      const gap = quiz.gaps.nth(row);
      await expect(gap).toContainText(options?.[choices[index] ?? 0]?.label ?? 'none');
      // A recommendation for this score, of 60 points, says more.
      const advice = securityCheck.recommendations.find(
        ({ question, below = 0 }) => question === index + 1 && below > 60,
      );
      await expect(gap).toContainText(advice?.text ?? closes ?? 'none');
      const { name = '' } = services.find(({ slug }) => slug === service) ?? {};
      await expect(gap.getByRole('link', { name })).toHaveAttribute('href', `/services/${service}`);
    }
  });

  await test.step('it prints the company, its address, drawing, number and phone number on one page', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(quiz.plan).toBeVisible();
    await expect(quiz.card.getByText(fill(words.title, { number: sheetNumber }))).toBeVisible();
    await expect(quiz.card.getByRole('link', { name: company.phone })).toBeVisible();
    const sender = [company.brand, company.phone, new URL(`/#sheet-${sheetNumber}`, page.url()).href];
    await expect(quiz.card.getByText(sender.join(' · '))).toBeVisible();
    await expect(quiz.gaps.last()).toBeVisible();
    // On paper the parts of a row stand on one line.
    const ends = await quiz.gaps
      .locator('b, p')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part, '::after').content));
    expect(ends).toEqual(Array(3).fill(['". "', '". "', 'none']).flat());
    await expect(quiz.keep).toBeHidden();
    for (const format of ['Letter', 'A4'] as const)
      expect(await countPrintedPages(page, format), format).toBe(1);
    await page.emulateMedia({ media: null });
  });

  await test.step('with forced colours, the drawing keeps its colours on white', async () => {
    const wall = quiz.card.locator('figure .plan-wall').first();
    const stroke = await wall.evaluate((path) => getComputedStyle(path).stroke);
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(quiz.plan).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(wall).toHaveCSS('stroke', stroke);
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('with reduced motion, walls appear without transitions', async () => {
    const paths = quiz.card.locator('figure path');
    const countTransitions = () =>
      paths.evaluateAll(
        (all) => all.filter((wall) => getComputedStyle(wall).transitionDuration !== '0s').length,
      );
    expect(await paths.count()).toBeGreaterThan(20);
    expect(await countTransitions()).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await countTransitions()).toBe(0);
  });

  await test.step('the contact form receives the number', async () => {
    await quiz.card.getByRole('link', { name: ui.quiz.report }).click();
    await expect(new ContactJourney(page).field('message')).toHaveValue(
      new RegExp(fill(words.line, { number: sheetNumber }).replace('.', '\\.')),
    );
  });
});
