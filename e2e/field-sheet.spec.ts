import { expect } from '@playwright/test';
import { fill } from '../lib/i18n/fill.ts';
import { ContactJourney } from './contact-journey.ts';
import { content } from './content.ts';
import { test } from './returning-visitor.ts';
import { choices, number, SheetJourney, walls } from './sheet-journey.ts';

const { securityCheck, services, ui, company } = content;
const words = ui.fieldSheet;

test('the answers build a sheet: on the screen, on paper, in forced colours and in the message', async ({
  page,
}) => {
  const quiz = new SheetJourney(page);
  await quiz.open();
  const planOf = (shown: string[]) => fill(words.plan, { walls: shown.join(' ') });

  await test.step('each answer builds its wall, and going on shows the walls so far', async () => {
    await quiz.answer(ui.quiz.start, []);
    const unasked = securityCheck.questions.map(({ wall }, index) =>
      fill(words.wall, { number: index + 1, name: wall, state: words.unasked }),
    );
    await expect(quiz.plan).toHaveAccessibleName(planOf(unasked));
    const [first = 0, second = 0, ...others] = choices;
    await quiz.choices.nth(first).click();
    await quiz.choices.nth(second).click();
    await expect(quiz.plan).toHaveAccessibleName(planOf([...walls.slice(0, 2), ...unasked.slice(2)]));
    await page.goBack();
    await expect(quiz.plan).toHaveAccessibleName(planOf([...walls.slice(0, 2), ...unasked.slice(2)]));
    for (const choice of [second, ...others]) await quiz.choices.nth(choice).click();
    await expect(quiz.result).toHaveCount(1);
  });

  await test.step('the result is a sheet: its number is the answers, its drawing and its legend say the same', async () => {
    await expect(quiz.card.getByText(fill(words.title, { number }))).toBeVisible();
    await expect(quiz.card.getByText(String(new Date().getFullYear()))).toBeVisible();
    await expect(quiz.plan).toHaveAccessibleName(planOf(walls));
    await expect(quiz.legend).toHaveText(walls);
    const drawn = await quiz.card
      .locator('figure g[data-wall]:has(> .plan-wall)')
      .evaluateAll((all) => all.map((wall) => wall.getAttribute('data-wall')));
    expect(drawn).toEqual(['whole', 'narrow', 'wide', 'open', 'whole']);
  });

  await test.step('each gap names what closes it and the service that does; a whole wall needs nothing', async () => {
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

  await test.step('on paper it has its drawing, its number, its date and our phone number', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(quiz.plan).toBeVisible();
    await expect(quiz.card.getByText(fill(words.title, { number }))).toBeVisible();
    await expect(quiz.card.getByText(company.phone)).toBeVisible();
    await expect(quiz.legend).toHaveText(walls);
    await expect(quiz.keep).toBeHidden();
    for (const format of ['Letter', 'A4']) {
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(1);
    }
    await page.emulateMedia({ media: null });
  });

  await test.step('in forced colours the drawing and its legend keep their own, on white', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const plans = quiz.card.locator('svg.plan');
    await expect(plans).toHaveCount(6);
    for (const drawn of await plans.all())
      await expect(drawn).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(quiz.card.locator('dt .plan-wall').first()).toHaveCSS('stroke', 'rgb(7, 71, 142)');
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('with reduced motion the walls stand at once', async () => {
    const paths = quiz.card.locator('figure path');
    const moving = () =>
      paths.evaluateAll(
        (all) => all.filter((wall) => getComputedStyle(wall).transitionDuration !== '0s').length,
      );
    expect(await paths.count()).toBeGreaterThan(20);
    expect(await moving()).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await moving()).toBe(0);
  });

  await test.step('the contact form carries the number', async () => {
    await quiz.card.getByRole('link', { name: ui.quiz.report }).click();
    await expect(new ContactJourney(page).field('message')).toHaveValue(
      new RegExp(fill(words.line, { number }).replace('.', '\\.')),
    );
  });
});
