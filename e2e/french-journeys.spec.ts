import { expect, type Page } from '@playwright/test';
import { fill } from '../lib/i18n/fill.ts';
import { ContactJourney, filledIn } from './contact-journey.ts';
import { content, frenchContent } from './content.ts';
import { QuizJourney } from './quiz-journey.ts';
import { test } from './returning-visitor.ts';
import { sheetNumber } from './sheet-journey.ts';

const { ui, securityCheck } = frenchContent;

test.describe('the language switch', () => {
  const english = '/seo/managed-it-services-montreal';
  const french = '/fr/solutions/services-ti-geres-montreal';
  const follow = (page: Page, name: string) =>
    page.getByRole('banner').getByRole('link', { name, exact: true }).filter({ visible: true }).click();

  test('keeps the anchor, the query, the search term and the field sheet, and is part of the mobile menu', async ({
    page,
  }) => {
    await page.goto('/services?from=mail#cloud-solutions');
    await follow(page, ui.shell.languageName);
    await expect(page).toHaveURL('/fr/services?from=mail#cloud-solutions');
    await expect(page.locator('#cloud-solutions')).toBeInViewport();
    await follow(page, content.ui.shell.languageName);
    await expect(page).toHaveURL('/services?from=mail#cloud-solutions');

    await page.goto('/search?q=microsoft');
    await follow(page, ui.shell.languageName);
    await expect(page).toHaveURL('/fr/recherche?q=microsoft');
    await expect(page.getByRole('searchbox')).toHaveValue('microsoft');

    await page.goto(`/#sheet-${sheetNumber}`);
    await follow(page, ui.shell.languageName);
    await expect(page).toHaveURL(`/fr#sheet-${sheetNumber}`);
    const check = new QuizJourney(page, securityCheck.name);
    await expect(check.card.getByText(fill(ui.fieldSheet.title, { number: sheetNumber }))).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/locations/quebec-city');
    await page.getByRole('button', { name: content.ui.shell.menu }).click();
    await follow(page, ui.shell.languageName);
    await expect(page).toHaveURL('/fr/villes/quebec');
  });

  test('carries form input in both directions and leaves nothing in storage', async ({ page }) => {
    const contact = new ContactJourney(page);
    await contact.open(english);
    await contact.fill();
    await follow(page, ui.shell.languageName);
    await expect(page).toHaveURL(french);
    for (const [name, value] of Object.entries(filledIn))
      await expect(contact.form.locator(`[name=${name}]`)).toHaveValue(value);
    await expect(contact.field('phone')).toBeVisible();
    expect(await page.evaluate(() => [...Object.keys(sessionStorage), document.cookie].join(''))).toBe('');
    await contact.field('message').fill('Bonjour');
    await follow(page, content.ui.shell.languageName);
    await expect(page).toHaveURL(english);
    await expect(contact.field('message')).toHaveValue('Bonjour');
    await expect(contact.field('lastName')).toHaveValue(filledIn.lastName);
  });

  test('carries quiz answers in both directions and leaves nothing in storage', async ({ page }) => {
    const check = new QuizJourney(page, content.securityCheck.name);
    await check.open();
    await check.answer(content.ui.quiz.start, [0, 1]);
    await follow(page, ui.shell.languageName);
    const frenchCheck = new QuizJourney(page, securityCheck.name);
    await expect(frenchCheck.question).toHaveAccessibleName(securityCheck.questions[2]?.question ?? '');
    await expect(frenchCheck.card).toBeInViewport();
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    await frenchCheck.choices.nth(2).click();
    await page.goBack();
    await expect(frenchCheck.choices.nth(2)).toHaveAttribute('aria-pressed', 'true');
    await page.goForward();
    for (const option of [3, 0]) await frenchCheck.choices.nth(option).click();
    await expect(
      frenchCheck.card.getByText(fill(ui.fieldSheet.title, { number: sheetNumber })),
    ).toBeVisible();
    await follow(page, content.ui.shell.languageName);
    await expect(
      check.card.getByText(fill(content.ui.fieldSheet.title, { number: sheetNumber })),
    ).toBeVisible();
    await page.reload();
    await expect(check.card.getByRole('heading', { name: content.securityCheck.introTitle })).toBeVisible();
  });
});
