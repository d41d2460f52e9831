import { expect } from '@playwright/test';
import { content } from './content.ts';
import { QuizJourney } from './quiz-journey.ts';
import { test } from './returning-visitor.ts';
import { examplePages } from './support/example-pages.ts';

const { ui, securityCheck, riskAssessment } = content;

for (const path of examplePages.map(([, path]) => path)) {
  test(`${path} prints its content without the frame around it, and with the addresses of its links`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    for (const part of await page.locator('.hdr, .ftr, .skip, .crumbs, dialog, main .needs-script').all())
      await expect(part).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main .print-only')).toHaveText(/^https:\/\/./);

    const links = page.locator('main a:not(.pin)').filter({ visible: true });
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => {
        const { content: text, position } = getComputedStyle(link, '::after');
        return { href: link.getAttribute('href') ?? '', text, position };
      }),
    );
    const pages = addresses.filter(({ href }) => /^(\/|http)/.test(href));
    for (const { href, text, position } of pages)
      expect([text, position]).toEqual([`" (${href})"`, 'static']);

    const pale = await page
      .locator('main :is(h1, h2, h3, p, li, dt, dd, a, button, label)')
      .evaluateAll((texts) =>
        texts
          .filter((text) => text.checkVisibility() && getComputedStyle(text).color !== 'rgb(0, 0, 0)')
          .map((text) => text.outerHTML.slice(0, 80)),
      );
    expect(pale).toEqual([]);
  });
}

test('answers that were not opened are printed', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const answers = page.locator('.faq details p');
  await expect(answers).toHaveCount(content.faq.items.length);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

for (const [name, count, option] of [
  [securityCheck.name, 5, 3],
  [riskAssessment.name, 8, 3],
] as const) {
  test(`a result of the ${name} is printed on one page, and nothing else with it`, async ({ page }) => {
    const quiz = new QuizJourney(page, name);
    await quiz.open();
    // The worst answers bring the longest list of advice.
    await quiz.answer(ui.quiz.start, Array(count).fill(option));
    await expect(quiz.result).toBeVisible();
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);

    await page.emulateMedia({ media: 'print' });
    await expect(quiz.card.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(quiz.card.locator('ol li').last()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(quiz.card.getByRole('button')).toHaveCount(0);
  });
}

test('a page without a result prints more than one page', async ({ page }) => {
  await page.goto('/');
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3);
});
