import { expect } from '@playwright/test';
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
    await page.locator('.faq summary').first().click();
    await expect(page.locator('.faq details').first()).toHaveAttribute('open');
    expect(await animations()).toBe(0);
    await page.waitForFunction(() => window.resetOnboarding);
    await page.evaluate(() => window.resetOnboarding());
    await expect(page.getByRole('dialog', { name: ui.tour.label })).toBeVisible();
    expect(await animations()).toBe(0);
  });
});

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the focused element has an outline', async ({ page }) => {
    test.slow();
    for (const path of ['/', '/contact', '/search']) {
      await page.goto(path);
      const stops = await page.locator('main :is(a[href], button, input, select, textarea, summary)').count();
      expect(stops, path).toBeGreaterThan(0);
      for (let stop = 0; stop < Math.min(stops, 40); stop += 1) {
        await page.keyboard.press('Tab');
        const outline = await page.evaluate(() => {
          const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
          return `${outlineStyle} ${outlineWidth}`;
        });
        expect(outline).toMatch(/^(solid|auto) [1-9]/);
      }
    }
  });

  test('buttons, chips and fields have a visible border', async ({ page }) => {
    for (const path of ['/', '/contact', '/case-studies']) {
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
    }
  });

  test('drawings keep a white background and icons take the text colour', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('img[src="/art/rings-26.svg"]')).toHaveCSS(
      'background-color',
      'rgb(255, 255, 255)',
    );
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

  test('an active filter looks different from an inactive one', async ({ page }) => {
    await page.goto('/');
    const chip = (name: string | undefined) =>
      page.getByRole('button', { name: name ?? 'none', exact: true });
    const [on, off] = [chip(ui.faq.all), chip(faq.categories[1]?.name)];
    await expect(on).toHaveAttribute('aria-pressed', 'true');
    await expect(off).toHaveAttribute('aria-pressed', 'false');
    const backgroundOf = (button: typeof on) =>
      button.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await backgroundOf(on)).not.toBe(await backgroundOf(off));
  });

  test('the progress bar of a quiz distinguishes answered, current and open questions', async ({ page }) => {
    const risk = new QuizJourney(page, riskAssessment.name);
    await risk.open();
    await risk.answer(ui.quiz.startRisk, [0, 0]);
    const backgroundOf = (segment: string) =>
      risk.progress
        .locator(segment)
        .first()
        .evaluate((element) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(element);
          return `${backgroundColor} ${backgroundImage}`;
        });
    const backgrounds = [
      await backgroundOf('.on'),
      await backgroundOf('.now'),
      await backgroundOf('i:not([class])'),
    ];
    expect(new Set(backgrounds).size).toBe(3);
  });

  test('the filled part of the risk bar stands out', async ({ page }) => {
    const risk = new QuizJourney(page, riskAssessment.name);
    await risk.open();
    await risk.answer(ui.quiz.startRisk, Array(8).fill(2));
    const [filled, bar] = await Promise.all(
      ['.score-bar i', '.score-bar'].map((part) =>
        risk.card.locator(part).evaluate((element) => getComputedStyle(element).backgroundColor),
      ),
    );
    expect(filled).not.toBe(bar);
  });
});
