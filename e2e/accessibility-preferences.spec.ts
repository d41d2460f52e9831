import { expect, type Page } from '@playwright/test';
import { content } from './content.ts';
import { QuizJourney } from './quiz-journey.ts';
import { test } from './returning-visitor.ts';

const { ui, faq, riskAssessment } = content;

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('panels, answers and the tour open without animations', async ({ page }) => {
    await page.goto('/');
    const animations = () => page.evaluate(() => document.getAnimations().length);
    await page.locator('button[popovertarget="panel-services"]').click();
    await expect(page.locator('#panel-services')).toBeVisible();
    expect(await animations()).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator('#faq summary').first().click();
    await expect(page.locator('#faq details').first()).toHaveAttribute('open');
    expect(await animations()).toBe(0);
    await page.waitForFunction(() => window.resetOnboarding);
    await page.evaluate(() => window.resetOnboarding());
    await expect(page.getByRole('dialog', { name: ui.tour.label })).toBeVisible();
    expect(await animations()).toBe(0);
  });
});

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  const backgroundOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(element);
        return `${backgroundColor} ${backgroundImage}`;
      });

  for (const path of ['/', '/contact', '/search', '/case-studies'])
    test(`controls of ${path} have a visible border, and the focused one an outline`, async ({ page }) => {
      await page.goto(path);
      const controls = page.locator('.btn, .chip, .input, .quiz-choice').filter({ visible: true });
      await expect(controls).not.toHaveCount(0);
      const borderless = await controls.evaluateAll((all) =>
        all
          .filter((control) => {
            const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } =
              getComputedStyle(control);
            return (
              borderTopStyle === 'none' || borderTopWidth === '0px' || borderTopColor === backgroundColor
            );
          })
          .map((control) => control.outerHTML.slice(0, 90)),
      );
      expect(borderless).toEqual([]);
      const stops = await page.locator('main :is(a[href], button, input, select, textarea, summary)').count();
      expect(stops).toBeGreaterThan(0);
      for (let stop = 0; stop < Math.min(stops, 20); stop += 1) {
        await page.keyboard.press('Tab');
        const outline = await page.evaluate(() => {
          const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
          return `${outlineStyle} ${outlineWidth}`;
        });
        expect(outline).toMatch(/^(solid|auto) [1-9]/);
      }
    });

  test('filters, quizzes and drawings keep their states and contrast', async ({ page }) => {
    const risk = new QuizJourney(page, riskAssessment.name);
    await risk.open();
    await test.step('drawings have a white background', async () => {
      await expect(page.locator('img[src="/art/case-legal-firm-compliance.svg"]')).toHaveCSS(
        'background-color',
        'rgb(255, 255, 255)',
      );
    });
    await test.step('an active filter differs from an inactive one', async () => {
      const chip = (name: string | undefined) =>
        page.getByRole('button', { name: name ?? 'none', exact: true });
      const [on, off] = [chip(ui.faq.all), chip(faq.categories[1]?.name)];
      await expect(on).toHaveAttribute('aria-pressed', 'true');
      await expect(off).toHaveAttribute('aria-pressed', 'false');
      expect(await backgroundOf(page, '.chip[aria-pressed=true]')).not.toBe(
        await backgroundOf(page, '.chip[aria-pressed=false]'),
      );
    });
    await test.step('the progress bar shows answered, current and open questions', async () => {
      await risk.answer(ui.quiz.startRisk, [2, 2]);
      const segments = ['.on', '.now', 'i:not([class])'].map((part) =>
        backgroundOf(page, `[role=progressbar] ${part}`),
      );
      expect(new Set(await Promise.all(segments)).size).toBe(3);
    });
    await test.step('the filled part of the risk bar stands out', async () => {
      const left = riskAssessment.categories.flatMap(({ questions }) => questions).slice(2);
      for (const _ of left) await risk.choices.nth(2).click();
      await expect(risk.result).toHaveCount(1);
      expect(await backgroundOf(page, '.score-bar i')).not.toBe(await backgroundOf(page, '.score-bar'));
    });
  });

  test('icons take the text colour', async ({ page }) => {
    await page.goto('/services/cloud-solutions');
    const colors = await page
      .locator('main li > .icon')
      .evaluateAll((icons) =>
        icons.map((icon) => [
          getComputedStyle(icon).color,
          getComputedStyle(icon.parentElement ?? icon).color,
        ]),
      );
    expect(colors.length).toBeGreaterThan(4);
    expect(colors.filter(([icon, text]) => icon !== text)).toEqual([]);
  });
});
