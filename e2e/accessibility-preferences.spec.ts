import { expect } from '@playwright/test';
import { content } from './content.ts';
import { QuizJourney } from './quiz-journey.ts';
import { test } from './returning-visitor.ts';

const { ui, faq, riskAssessment } = content;

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves when it is used', async ({ page }) => {
    await page.goto('/');
    const animations = () => page.evaluate(() => document.getAnimations().length);
    await page.locator('button[popovertarget="panel-services"]').click();
    expect(await animations()).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator('.faq summary').first().click();
    expect(await animations()).toBe(0);
    await page.waitForFunction(() => window.resetOnboarding);
    await page.evaluate(() => window.resetOnboarding());
    await expect(page.getByRole('dialog', { name: ui.tour.label })).toBeVisible();
    expect(await animations()).toBe(0);
  });
});

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('what has the focus is outlined', async ({ page }) => {
    test.slow();
    for (const path of ['/', '/contact', '/search']) {
      await page.goto(path);
      const stops = await page.locator('main :is(a[href], button, input, select, textarea, summary)').count();
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

  test('a button has an edge, whatever colour it had', async ({ page }) => {
    for (const path of ['/', '/contact', '/case-studies']) {
      await page.goto(path);
      const bare = await page
        .locator('.btn, .chip, .input, .quiz-choice')
        .filter({ visible: true })
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => {
              const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } =
                getComputedStyle(button);
              return (
                borderTopStyle === 'none' || borderTopWidth === '0px' || borderTopColor === backgroundColor
              );
            })
            .map((button) => button.outerHTML.slice(0, 90)),
        );
      expect(bare).toEqual([]);
    }
  });

  test('captions of pictures and icons can be seen', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('img[src="/art/rings-26.svg"]')).toHaveCSS(
      'background-color',
      'rgb(255, 255, 255)',
    );
    await page.goto('/services/cloud-solutions');
    const colours = await page
      .locator('main li > .icon')
      .evaluateAll((icons) =>
        icons.map((icon) => [
          getComputedStyle(icon).color,
          getComputedStyle(icon.parentElement ?? icon).color,
        ]),
      );
    expect(colours.length).toBeGreaterThan(4);
    expect(colours.filter(([icon, text]) => icon !== text)).toEqual([]);
  });

  test('a filter that is on looks different from one that is off', async ({ page }) => {
    await page.goto('/');
    const [on, off] = [ui.faq.all, faq.categories[1]?.name ?? ''].map((name) =>
      page.getByRole('button', { name, exact: true }),
    );
    const look = (chip = on) => chip?.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await look(on)).not.toBe(await look(off));
  });

  test('the scale bar shows how far a quiz has come', async ({ page }) => {
    const risk = new QuizJourney(page, riskAssessment.name);
    await risk.open();
    await risk.answer(ui.quiz.startRisk, [0, 0]);
    const look = (segment: string) =>
      risk.progress
        .locator(segment)
        .first()
        .evaluate((element) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(element);
          return `${backgroundColor} ${backgroundImage}`;
        });
    const looks = [await look('.on'), await look('.now'), await look('i:not([class])')];
    expect(new Set(looks).size).toBe(3);
  });

  test('the risk bar shows how much of it is filled', async ({ page }) => {
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
