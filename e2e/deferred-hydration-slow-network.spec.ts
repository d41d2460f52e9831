import { expect, type Page } from '@playwright/test';
import { ContactJourney } from './contact-journey.ts';
import { content } from './content.ts';
import { QuizJourney } from './quiz-journey.ts';
import { fresh as test } from './returning-visitor.ts';

/** What browsers' tools call slow 3G: 400 kbit/s each way, 400 ms there and back. */
const slow3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Longer than everything a page fetches takes on such a line. */
const longTimeout = { timeout: 30_000 };

test.beforeEach(async ({ page }) => {
  test.slow();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow3G);
});

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

test('on a slow line a page is read, and its links lead on, before its scripts are there', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(longTimeout);
  await page.locator('header a[href="/about"]').first().click();
  await expect(page).toHaveURL(/\/about$/, longTimeout);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(longTimeout);
});

test('on a slow line a message that is sent at once arrives, once', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  const contact = new ContactJourney(page);
  await open(page, '/contact');
  await contact.fill();
  await contact.submit.click();
  // By the page's script, or by the browser where that takes too long to come.
  const toast = page.locator('.toast', { hasText: content.contactForm.sent.title });
  const sentPage = page.getByRole('heading', { level: 1, name: content.contactSentPage.heading });
  await expect(toast.or(sentPage)).toBeVisible(longTimeout);
  expect(posts).toEqual([expect.stringMatching(/\/api\/contact$/)]);
});

test('on a slow line a quiz that is started at once starts when it can', async ({ page }) => {
  const check = new QuizJourney(page, content.securityCheck.name);
  await open(page, '/');
  await check.card.getByRole('button', { name: content.ui.quiz.start }).click();
  await expect(check.question.first()).toBeVisible(longTimeout);
});
