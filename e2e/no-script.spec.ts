import { expect } from '@playwright/test';
import { content } from './content.ts';
import { QuizJourney } from './quiz-journey.ts';
import { test } from './returning-visitor.ts';
import { examplePages } from './support/example-pages.ts';
import { findHiddenContent } from './support/find-hidden-content.ts';
import { getFrenchPath } from './support/get-french-path.ts';

const { caseStudies, company, faq, riskAssessment, securityCheck, services, ui } = content;

test.use({ javaScriptEnabled: false });

test('without script, every kind of page shows all of its content', async ({ page }) => {
  for (const [index, [, english]] of examplePages.entries()) {
    // The languages share their markup: every other kind is opened in French.
    const path = index % 2 === 0 ? english : getFrenchPath(english);
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect.soft(await findHiddenContent(page), path).toEqual([]);
    if (english !== '/case-studies') continue;
    await expect(page.locator('main article')).toHaveCount(caseStudies.length);
    const filter = page.locator('main fieldset');
    await expect(filter).toHaveCount(1);
    await expect(filter).toBeHidden();
  }
});

test('without script, home shows every card and answer, and its panels and menu lead to pages', async ({
  page,
}) => {
  await page.goto('/');
  const cards = page.locator('#services').getByRole('article');
  await expect(cards).toHaveCount(services.length);
  await expect.poll(() => cards.last().evaluate((card) => getComputedStyle(card).opacity)).toBe('1');
  for (const { slug } of services)
    await expect(page.locator(`#services a[href="/services/${slug}"]`).first()).toBeVisible();
  for (const { answer } of faq.items) await expect(page.locator('#faq')).toContainText(answer);
  await expect(page.locator('#faq details > p').filter({ visible: true })).toHaveCount(faq.items.length);
  await expect(page.getByRole('group', { name: ui.faq.filter })).toBeHidden();
  for (const { name } of [securityCheck, riskAssessment])
    await test.step('each quiz explains that it needs scripts, and shows the phone number', async () => {
      const { card } = new QuizJourney(page, name);
      await expect(card.locator('noscript p')).toBeVisible();
      await expect(card.locator('noscript p')).toContainText(ui.quiz.noScript);
      await expect(card.locator(`noscript a[href="tel:${company.phoneDial}"]`)).toBeVisible();
      await expect(card.getByRole('button')).toHaveCount(0);
    });

  const panel = page.locator('#panel-services');
  const entry = page.locator('button[popovertarget="panel-services"]');
  await entry.click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(entry).toBeFocused();
  await entry.click();
  await panel.locator('a[href="/services/cloud-solutions"]').click();
  await expect(page).toHaveURL('/services/cloud-solutions');
  const answers = page.locator('.faq details > p');
  await expect(answers).not.toHaveCount(0);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: ui.shell.menu }).click();
  const groups = page.locator('#menu summary');
  await expect(groups).not.toHaveCount(0);
  await groups.last().click();
  await page.locator('#menu a[href="/locations/vancouver"]').click();
  await expect(page).toHaveURL('/locations/vancouver');
});

test('without script, a service in the address is highlighted, and the browser can post the form', async ({
  page,
}) => {
  await page.goto('/services#cloud-solutions');
  await expect(page.locator('#cloud-solutions')).toBeInViewport();
  const ringOf = (id: string) =>
    page.locator(`#${id}`).evaluate((card) => {
      const { boxShadow, outlineStyle, outlineColor } = getComputedStyle(card);
      return [boxShadow, outlineStyle, outlineColor].join();
    });
  await expect.poll(() => ringOf('cloud-solutions')).not.toBe(await ringOf('ai-applications'));
  await page.goto('/contact');
  const form = page.locator('#contact form');
  await expect(form).toHaveAttribute('method', /post/i);
  await expect(form).toHaveAttribute('action', '/api/contact');
  await expect(form.locator('button')).toBeEnabled();
});
