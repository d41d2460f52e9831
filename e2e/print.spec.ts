import { expect } from '@playwright/test';
import { content } from './content.ts';
import { QuizJourney } from './quiz-journey.ts';
import { test } from './returning-visitor.ts';

const { ui, securityCheck, riskAssessment } = content;

// How a page of each kind is printed: accessibility.spec.ts.

test('the walls of the citadel are printed, although screen readers hear nothing of them', async ({
  page,
}) => {
  await page.goto('/services/cybersecurity-compliance');
  await page.emulateMedia({ media: 'print' });
  const walls = page.locator('.citadel div > img');
  await expect(walls).toHaveCount(5);
  for (const wall of await walls.all()) await expect(wall).toBeVisible();
});

test('what is told of each device is printed with its name, and a form’s heading is not printed without it', async ({
  page,
}) => {
  const devices = content.services.flatMap(({ watch }) => watch?.devices ?? []);
  await page.goto('/services/managed-it-services');
  const title = page.locator('#contact-title');
  await expect(title).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const { name } of devices)
    await expect(page.locator('.case').getByText(name, { exact: true })).toBeVisible();
  expect(devices).toHaveLength(6);
  await expect(title).toBeHidden();
});

test('the heading of the contact page’s form is not printed without it', async ({ page }) => {
  await page.goto('/contact');
  const title = page.locator('#contact-title');
  await expect(title).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(title).toBeHidden();
});

test('answers that were not opened are printed', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const answers = page.locator('.faq details p');
  await expect(answers).toHaveCount(content.faq.items.length);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

for (const [name, start, count, verdict] of [
  [securityCheck.name, ui.quiz.start, 5, 'At risk'],
  [riskAssessment.name, ui.quiz.startRisk, 8, 'Critical'],
] as const) {
  test(`a result of the ${name} is printed on one page, and nothing else with it`, async ({ page }) => {
    const quiz = new QuizJourney(page, name);
    await quiz.open();
    // The worst answers bring the longest list of advice.
    await quiz.answer(start, Array(count).fill(3));
    await expect(quiz.result).toBeVisible();
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);

    await page.emulateMedia({ media: 'print' });
    await expect(quiz.card.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(quiz.card.getByRole('heading', { name: verdict, exact: true })).toBeVisible();
    await expect(quiz.card.locator('ol li').last()).toBeVisible();
    await expect(page.locator('h1, h2, footer, nav, .btn, header').filter({ visible: true })).toHaveCount(0);
    await expect(quiz.card.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: null });

    await test.step('its button prints', async () => {
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', 'yes');
      });
      await quiz.card.getByRole('button', { name: ui.quiz.print }).click();
      await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
    });
  });
}

test('the home page, without a result, takes more than three sheets, and at most eight', async ({ page }) => {
  await page.goto('/');
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  const sheets = pdf.match(/\/Type \/Page\b/g)?.length;
  expect(sheets).toBeGreaterThan(3);
  expect(sheets).toBeLessThanOrEqual(8);
});

for (const path of ['/', '/services/data-backup-recovery', '/case-studies/legal-firm-compliance']) {
  test(`pictures are printed whole: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const pictures = await page.evaluate(async () => {
      const shown = [...document.images].filter((image) => image.checkVisibility());
      for (const image of shown) image.loading = 'eager';
      await Promise.all(shown.map((image) => image.decode()));
      return shown.map((image) => {
        const frame = image.parentElement?.closest('div')?.getBoundingClientRect();
        const box = image.getBoundingClientRect();
        return {
          address: image.currentSrc,
          fit: getComputedStyle(image).objectFit,
          isCut: !frame || box.bottom > frame.bottom + 1 || box.right > frame.right + 1,
        };
      });
    });
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter(({ fit, isCut }) => fit !== 'contain' || isCut)).toEqual([]);
  });
}
