import { expect, type Locator, type Page } from '@playwright/test';
import { ContactJourney } from './contact-journey.ts';
import { content } from './content.ts';
import { QuizJourney } from './quiz-journey.ts';
import { test } from './returning-visitor.ts';

const { ui, contactForm, securityCheck, riskAssessment, faq, services } = content;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Presses a key until the element has the focus. Throws if the key never gets there. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const handle = await target.elementHandle();
  for (let presses = 0; presses < 300; presses += 1) {
    if (await page.evaluate((element) => element === document.activeElement, handle)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} cannot be reached with ${key}`);
}

test('the keyboard leads from the home page through the services panel to a sent message', async ({
  page,
}) => {
  const [first] = services;
  await page.goto('/');
  const panel = page.locator('#panel-services');
  const opener = page.locator('button[popovertarget="panel-services"]');
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, panel.getByRole('link', { name: first?.name ?? '' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/services/${first?.slug}`);

  const contact = new ContactJourney(page);
  await tabTo(page, contact.field('firstName'));
  await page.keyboard.type('Zoë');
  await page.keyboard.press('Tab');
  await page.keyboard.type('T');
  await page.keyboard.press('Tab');
  await page.keyboard.type('zoe@shop.example');
  await page.keyboard.press('Enter');
  await contact.expectError('lastName', contactForm.messages.lastName);
  // The first invalid field has the focus.
  await expect(contact.field('lastName')).toBeFocused();
  await page.keyboard.type('remblay');
  await tabTo(page, contact.submit);
  await page.keyboard.press('Enter');
  const toast = page.locator('.toast', { hasText: contactForm.sent.title });
  await expect(toast).toBeVisible();

  await page.keyboard.press('F8');
  const close = page.getByRole('button', { name: ui.shell.close });
  await tabTo(page, close);
  await page.keyboard.press('Enter');
  await expect(toast).toBeHidden();
});

test('the keyboard completes both quizzes, where the focus follows each change, filters the FAQ and opens an answer', async ({
  page,
}) => {
  await page.goto('/');
  await test.step('the security check, and back to its start', async () => {
    const check = new QuizJourney(page, securityCheck.name);
    await tabTo(page, check.card.getByRole('button', { name: ui.quiz.start }));
    await page.keyboard.press('Enter');
    for (const { question } of securityCheck.questions) {
      await expect(check.question).toHaveAccessibleName(question);
      await expect(check.question).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
    }
    await expect(check.verdict).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(check.card.locator('.btn[href^="tel:"]')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(check.card.getByRole('link', { name: ui.quiz.report })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(check.card.locator('figcaption a')).toBeFocused();
    await tabTo(page, check.card.getByRole('button', { name: ui.quiz.again }));
    await page.keyboard.press('Enter');
    await expect(check.card.getByRole('heading', { name: securityCheck.introTitle })).toBeFocused();
  });

  const risk = new QuizJourney(page, riskAssessment.name);
  await test.step('the risk assessment, with a step back', async () => {
    const [, two] = riskAssessment.categories.flatMap(({ questions }) => questions);
    await tabTo(page, risk.card.getByRole('button', { name: ui.quiz.startRisk }));
    await page.keyboard.press('Enter');
    await expect(risk.question).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(risk.question).toHaveAccessibleName(two?.question ?? '');
    await tabTo(page, risk.card.getByRole('button', { name: ui.quiz.previous }));
    await page.keyboard.press('Enter');
    for (const { question } of riskAssessment.categories.flatMap(({ questions }) => questions)) {
      await expect(risk.question).toHaveAccessibleName(question);
      await expect(risk.question).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
    await expect(risk.verdict).toBeFocused();
  });

  await test.step('the FAQ', async () => {
    const filter = page.getByRole('button', { name: faq.categories[1]?.name ?? '', exact: true });
    await tabTo(page, filter);
    await page.keyboard.press('Space');
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    const question = page.locator('#faq summary').filter({ visible: true }).first();
    await tabTo(page, question);
    await page.keyboard.press('Enter');
    await expect(page.locator('#faq details[open] p')).toBeVisible();
  });

  await test.step('back to the report, which leads to the contact form', async () => {
    await tabTo(page, risk.card.getByRole('link', { name: ui.quiz.report }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/contact');
  });
});

test('the keyboard opens, closes and follows the mobile menu, and opens a search result', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const opener = page.locator('button[popovertarget="menu"]');
  const menu = page.locator('#menu');
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, menu.locator('summary').first());
  await page.keyboard.press('Enter');
  const link = menu.locator('details[open] a').first();
  await tabTo(page, link);
  const target = (await link.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target);

  await page.goto('/search');
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('phishing');
  const result = page.locator('main ol > li').getByRole('link').first();
  await expect(result).toBeVisible();
  const found = (await result.getAttribute('href')) ?? '';
  await tabTo(page, result);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(found);
});
