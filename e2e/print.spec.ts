import { expect } from '@playwright/test';
import { content } from './content.ts';
import { QuizJourney } from './quiz-journey.ts';
import { test } from './returning-visitor.ts';
import { countPrintedPages } from './support/count-printed-pages.ts';
import { emulatePrint } from './support/emulate-print.ts';

const { ui, securityCheck, riskAssessment } = content;

// accessibility.spec.ts checks how each kind of page prints.

test('what the screen folds or draws is printed, and the heading of the form is not', async ({ page }) => {
  await page.goto('/services/cybersecurity-compliance');
  await emulatePrint(page);
  const walls = page.locator('.citadel div > img');
  await expect(walls).not.toHaveCount(0);
  for (const wall of await walls.all()) await expect(wall).toBeVisible();

  const devices = content.services.flatMap(({ watch }) => watch?.choices ?? []);
  await page.goto('/services/managed-it-services');
  for (const { name } of devices)
    await expect(page.locator('.case').getByText(name, { exact: true })).toBeVisible();
  expect(devices.length).toBeGreaterThan(0);
  await expect(page.locator('#contact-title')).toBeHidden();

  await page.goto('/');
  const answers = page.locator('#faq details p');
  await expect(answers).toHaveCount(content.faq.items.length);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
  await page.emulateMedia({ media: null });
  await expect(page.locator('#contact-title')).toBeVisible();
});

for (const [name, start, count, verdict] of [
  [securityCheck.name, ui.quiz.start, 5, 'At risk'],
  [riskAssessment.name, ui.quiz.startRisk, 8, 'Critical'],
] as const) {
  test(`a result of the ${name} is printed alone on one page`, async ({ page }) => {
    const quiz = new QuizJourney(page, name);
    await quiz.open();
    // The worst answers lead to the longest list of recommendations.
    await quiz.answer(start, Array(count).fill(3));
    await expect(quiz.result).toBeVisible();
    expect(await countPrintedPages(page, 'Letter')).toBe(1);

    await emulatePrint(page);
    await expect(quiz.card.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(quiz.card.getByRole('heading', { name: verdict })).toBeVisible();
    await expect(quiz.card.locator('ol li').last()).toBeVisible();
    await expect(page.locator('h1, h2, footer, nav, .btn, header').filter({ visible: true })).toHaveCount(0);
    await expect(quiz.card.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: null });

    await test.step('the print button opens the print dialog', async () => {
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', 'yes');
      });
      await quiz.card.getByRole('button', { name: ui.quiz.print }).click();
      await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
    });
  });
}

for (const path of ['/', '/services/data-backup-recovery', '/case-studies/legal-firm-compliance']) {
  test(`${path} prints its images without clipping`, async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await page.goto(path);
    await emulatePrint(page);
    const images = await page.evaluate(async () => {
      const shown = [...document.images].filter((image) => image.checkVisibility());
      for (const image of shown) image.loading = 'eager';
      await Promise.all(shown.map((image) => image.decode()));
      return shown.map((image) => {
        const frame = image.parentElement?.closest('div')?.getBoundingClientRect();
        const box = image.getBoundingClientRect();
        return {
          address: image.currentSrc,
          fit: getComputedStyle(image).objectFit,
          isClipped: !frame || box.bottom > frame.bottom + 1 || box.right > frame.right + 1,
        };
      });
    });
    expect(images.length).toBeGreaterThan(0);
    expect(images.filter(({ fit, isClipped }) => fit !== 'contain' || isClipped)).toEqual([]);
  });
}
