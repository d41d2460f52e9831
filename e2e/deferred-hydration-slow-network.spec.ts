import { expect, type Page } from '@playwright/test';
import { ContactJourney } from './contact-journey.ts';
import { content } from './content.ts';
import { QuizJourney } from './quiz-journey.ts';
import { fresh as test } from './returning-visitor.ts';

/** The Slow 3G preset of browser tools: 400 kbit/s each way, 400 ms round trip. */
const slow3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

test.beforeEach(async ({ page }) => {
  test.slow();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow3G);
});

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

test('text and links work before scripts have loaded', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('header a[href="/about"]').first().click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a message submitted immediately is sent once', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  const contact = new ContactJourney(page);
  await open(page, '/contact');
  await contact.fill();
  await contact.submit.click();
  // Sent by the page's script, or by the browser if the script takes too long.
  const toast = page.locator('.toast', { hasText: content.contactForm.sent.title });
  const sentPage = page.getByRole('heading', { level: 1, name: content.contactSentPage.heading });
  await expect(toast.or(sentPage)).toBeVisible();
  expect(posts).toEqual([expect.stringMatching(/\/api\/contact$/)]);
});

test('a quiz started immediately starts after hydration', async ({ page }) => {
  const check = new QuizJourney(page, content.securityCheck.name);
  await open(page, '/');
  await check.card.getByRole('button', { name: content.ui.quiz.start }).click();
  await expect(check.question.first()).toBeVisible();
});
