import { expect } from '@playwright/test';
import { content } from './content.ts';
import { QuizJourney } from './quiz-journey.ts';
import { test } from './returning-visitor.ts';
import { examplePages } from './support/example-pages.ts';

const { ui, securityCheck, riskAssessment } = content;

test('pages print their content in black, without the frame around it, with the addresses of their links', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ media: 'print' });
  const seen = { parts: 0, links: 0, texts: 0 };
  for (const [name, path] of examplePages) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), name).toBeVisible();
    await expect.soft(page.locator('main .print-only'), name).toHaveText(/^https:\/\/./);
    // The style for paper comes last: a button's colour may still be on its way to black.
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map((one) => one instanceof CSSTransition && one.finished)),
    );
    const { parts, shown, links, texts, pale } = await page.evaluate(lookAtPrint);
    // The header, the footer and the way past the header at least.
    expect.soft(parts, name).toBeGreaterThanOrEqual(3);
    expect.soft(shown, `parts of the frame on ${name}`).toEqual([]);
    for (const { href, text, position } of links)
      expect.soft([text, position], `${href} on ${name}`).toEqual([`" (${href})"`, 'static']);
    expect.soft(texts, name).toBeGreaterThan(0);
    expect.soft(pale, name).toEqual([]);
    seen.parts += parts;
    seen.links += links.length;
    seen.texts += texts;
  }
  expect(seen.parts).toBeGreaterThan(3 * examplePages.length);
  expect(seen.links).toBeGreaterThan(100);
  expect(seen.texts).toBeGreaterThan(1000);
});

/** For `page.evaluate`: what of the frame is printed, what stands after each link, and which texts are not black. */
function lookAtPrint() {
  const frame = [...document.querySelectorAll('.hdr, .ftr, .skip, .crumbs, dialog, main .needs-script')];
  const texts = [
    ...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, a, button, label)'),
  ].filter((text) => text.checkVisibility());
  const links = [...document.querySelectorAll('main a:not(.pin)')].filter(
    (link) => link.checkVisibility({ visibilityProperty: true }) && link.getClientRects().length > 0,
  );
  const start = (element: Element) => element.outerHTML.slice(0, 80);
  return {
    parts: frame.length,
    shown: frame.filter((part) => part.checkVisibility({ visibilityProperty: true })).map(start),
    links: links
      .map((link) => {
        const { content: text, position } = getComputedStyle(link, '::after');
        return { href: link.getAttribute('href') ?? '', text, position };
      })
      .filter(({ href }) => /^(\/|http)/.test(href)),
    texts: texts.length,
    pale: texts.filter((text) => getComputedStyle(text).color !== 'rgb(0, 0, 0)').map(start),
  };
}

test('the walls of the citadel are printed, although screen readers hear nothing of them', async ({
  page,
}) => {
  await page.goto('/services/cybersecurity-compliance');
  await page.emulateMedia({ media: 'print' });
  const walls = page.locator('.citadel div > img');
  await expect(walls).toHaveCount(5);
  for (const wall of await walls.all()) await expect(wall).toBeVisible();
});

test('answers that were not opened are printed', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const answers = page.locator('.faq details p');
  await expect(answers).toHaveCount(content.faq.items.length);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

for (const [name, start, count, option] of [
  [securityCheck.name, ui.quiz.start, 5, 3],
  [riskAssessment.name, ui.quiz.startRisk, 8, 3],
] as const) {
  test(`a result of the ${name} is printed on one page, and nothing else with it`, async ({ page }) => {
    const quiz = new QuizJourney(page, name);
    await quiz.open();
    // The worst answers bring the longest list of advice.
    await quiz.answer(start, Array(count).fill(option));
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

test('the home page takes at most eight sheets', async ({ page }) => {
  await page.goto('/');
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(8);
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
