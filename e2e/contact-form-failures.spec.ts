import { expect } from '@playwright/test';
import { settle } from '../scripts/measure/settle.ts';
import { ContactJourney, filledIn } from './contact-journey.ts';
import { content } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { pauseClock } from './pause-clock.ts';
import { fresh, test } from './returning-visitor.ts';
import { stubContactApi } from './stub-contact-api.ts';

const words = content.contactForm;
const toast = (title: string) => `.toast:has-text("${title}")`;

test.use({ viewport: { width: 390, height: 900 } });

test('a failure is reported by a toast, in the console and beside the button, and keeps all values', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  const contact = new ContactJourney(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await contact.open();
  await contact.fill();
  const { failed, tooMany, unavailable } = words.problems;
  for (const [response, reason, problem, wait] of [
    ['500 with a body', 'Error: 500: The disk is full', failed, ''],
    ['500 without a body', 'Error: 500: Internal Server Error', failed, ''],
    ['a broken connection', 'TypeError: Failed to fetch', failed, ''],
    ['too many', 'Error: 429: ', tooMany, '25 minutes'],
    ['not stored', 'Error: 503: ', unavailable, '1 minute'],
  ] as const)
    await test.step(response, async () => {
      logged.length = 0;
      const server = await stubContactApi(page, response);
      // The page scrolls to the field smoothly; an answer that came earlier would find the button still in view.
      await contact.field('email').focus();
      await expect(contact.field('email')).toBeInViewport({ ratio: 1 });
      await contact.field('email').press('Enter');
      await expect(contact.form.getByRole('alert')).toHaveText(
        problem.replace('{wait}', wait).replace('{phone}', content.company.phone),
      );
      await expect(page.locator(toast(words.failed.title))).toContainText(words.failed.text);
      await contact.expectValues(filledIn);
      await expect(contact.submit).toBeFocused();
      await expect(contact.submit).toBeInViewport({ ratio: 1 });
      expect(server.bodies).toHaveLength(1);
      expect(logged.some((line) => line.startsWith(reason))).toBe(true);
      await page.unroute('**/api/contact');
      server.stop();
    });
  await expectNoViolations(page, 'form[action="/api/contact"]');
});

fresh(
  'an offline form shows an error, and can be sent once the network is back',
  async ({ page, context }) => {
    const server = await stubContactApi(page, '200');
    const contact = new ContactJourney(page);
    await contact.open();
    await contact.fill();
    await settle(page);
    await context.setOffline(true);
    await contact.submit.click();
    await expect(page.locator(toast(words.failed.title))).toBeVisible();
    await expectNoViolations(page, '.toast');
    await context.setOffline(false);
    await contact.submit.click();
    await expect(page.locator(toast(words.sent.title))).toBeVisible();
    expect(server.bodies.map((body) => JSON.parse(body))).toEqual([filledIn]);
    server.stop();
  },
);

fresh(
  'the submit button is disabled while sending, and sending fails after 30 seconds without a response',
  async ({ page }) => {
    await page.clock.install();
    const server = await stubContactApi(page, 'no response');
    const contact = new ContactJourney(page);
    await contact.open();
    await contact.fill();
    await settle(page);
    await pauseClock(page);
    await contact.submit.click();
    await expect(contact.sending).toBeDisabled();
    await expect.poll(() => server.bodies.length).toBe(1);
    await page.clock.runFor(29_900);
    await expect(contact.sending).toBeDisabled();
    await page.clock.runFor(200);
    await expect(contact.submit).toBeEnabled();
    await contact.expectValues(filledIn);
    await page.clock.resume();
    await expect(page.locator(toast(words.failed.title))).toBeVisible();
    server.stop();
  },
);

fresh('a browser without the newest functions sends the form, too', async ({ page }) => {
  const server = await stubContactApi(page, '200');
  await page.addInitScript(() => {
    for (const [owner, ...names] of [
      [AbortSignal, 'timeout', 'any'],
      [Array.prototype, 'at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'with'],
      [Intl, 'Segmenter'],
      [URL, 'canParse', 'parse'],
      [Object, 'groupBy'],
      [Promise, 'withResolvers'],
      [Crypto.prototype, 'randomUUID'],
      [window, 'IntersectionObserver', 'ResizeObserver', 'requestIdleCallback', 'structuredClone'],
    ] as const)
      for (const name of names) Reflect.deleteProperty(owner, name);
  });
  const contact = new ContactJourney(page);
  await contact.open();
  await contact.fill();
  await contact.submit.click();
  await expect(page.locator(toast(words.sent.title))).toBeVisible();
  expect(server.bodies.map((body) => JSON.parse(body))).toEqual([filledIn]);
  server.stop();
});

// Also when scripts fail to load: deferred-hydration-failures.spec.ts.
for (const [what, breakForm] of [
  ['its validation throws', () => Reflect.deleteProperty(Intl, 'NumberFormat')],
  ['its browser cannot abort requests', () => Reflect.set(window, 'AbortController', undefined)],
  ['it cannot send', () => Reflect.set(window, 'fetch', undefined)],
] as const)
  test(`the browser posts the form if ${what}`, async ({ page }) => {
    const contact = new ContactJourney(page);
    await contact.open();
    // Other islands format numbers, too, while they hydrate.
    await page.keyboard.press('Tab');
    await expect(page.locator('form[data-island="hydrated"]')).toBeAttached();
    await page.evaluate(breakForm);
    await contact.fill();
    const [request] = await Promise.all([page.waitForRequest('**/api/contact'), contact.submit.click()]);
    expect(await request.headerValue('content-type')).toBe('application/x-www-form-urlencoded');
    expect(new URLSearchParams(request.postData() ?? '').get('firstName')).toBe('Zoë');
    await expect(page).toHaveURL('/contact/sent');
  });
