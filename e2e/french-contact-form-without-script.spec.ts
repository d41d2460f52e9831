import { expect, type Page } from '@playwright/test';
import { ContactJourney } from './contact-journey.ts';
import { content, frenchContent } from './content.ts';
import { test } from './support/worker-page.ts';

// Without script, the server renders the messages of the form.
test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } });

const words = frenchContent.contactForm;

/** The English texts of the form, the server and the page frame. */
const english = linesOf([content.contactForm, content.ui.shell, content.contactSentPage]);
const french = new Set(linesOf([words, frenchContent.ui.shell, frenchContent.contactSentPage]));
/** Those that do not occur in French. */
const onlyEnglish = english.filter((line) => !french.has(line) && line !== content.ui.shell.languageName);

function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return /[A-Z ]/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linesOf) : [];
}

async function expectNoEnglish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  const html = await page.content();
  expect(onlyEnglish.length).toBeGreaterThan(40);
  expect(onlyEnglish.filter((line) => html.includes(`>${line}<`) || html.includes(`"${line}"`))).toEqual([]);
}

test('a rejected form comes back in French, and its correction is confirmed in French', async ({ page }) => {
  const contact = new ContactJourney(page, words);
  await contact.open('/fr/contact');
  await expectNoEnglish(page);
  await contact.fill();
  await contact.field('email').fill('zoe@');
  const [rejected] = await Promise.all([page.waitForResponse('**/api/contact'), contact.submit.click()]);
  expect(rejected.status()).toBe(422);
  await expect(contact.form.locator('.err:visible')).toHaveText([
    words.problems.invalid,
    words.messages.email,
  ]);
  await expect(page).toHaveTitle(new RegExp(`^${words.problems.title} `));
  await expectNoEnglish(page);
  await contact.field('email').fill('zoe@atelier.example');
  await contact.submit.click();
  await expect(page).toHaveURL('/fr/contact/envoye');
  await expect(page.getByRole('main')).toContainText(words.sent.title);
  await expectNoEnglish(page);
});

test('a message that is too long for the server is rejected in French', async ({ page }) => {
  const contact = new ContactJourney(page, words);
  await contact.open('/fr/contact');
  await contact.fill();
  await contact.field('message').evaluate((field: HTMLTextAreaElement) => {
    field.value = 'x'.repeat(70_000);
  });
  const [rejected] = await Promise.all([page.waitForResponse('**/api/contact'), contact.submit.click()]);
  expect(rejected.status()).toBe(413);
  await expectNoEnglish(page);
});

test('opening the form’s action address redirects to the French form', async ({ page }) => {
  await page.goto('/fr/contact');
  await page.goto('/api/contact', { referer: `${new URL(page.url()).origin}/fr/contact` });
  await expect(page).toHaveURL('/fr/contact');
});
