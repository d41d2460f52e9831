import { expect } from '@playwright/test';
import { settle } from '../scripts/measure/settle.ts';
import { ContactJourney, filledIn } from './contact-journey.ts';
import { content } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { pauseClock } from './pause-clock.ts';
import { pauseRequests } from './pause-requests.ts';
import { fresh, test } from './returning-visitor.ts';
import { type ContactResponse, stubContactApi } from './stub-contact-api.ts';
import { widths } from './widths.ts';

const words = content.contactForm;
const toast = (title: string) => `.toast:has-text("${title}")`;

for (const width of widths) {
  test.describe(`the contact form at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a message is sent as JSON, confirmed by a toast, and the form is emptied', async ({ page }) => {
      const server = await stubContactApi(page, '200');
      const contact = new ContactJourney(page);
      await contact.open();
      await contact.fill();
      const [request] = await Promise.all([page.waitForRequest('**/api/contact'), contact.submit.click()]);
      expect(request.method()).toBe('POST');
      expect(await request.headerValue('content-type')).toBe('application/json');
      expect(await request.headerValue('content-language')).toBe('en-CA');
      await expect(page.locator(toast('Message Sent'))).toContainText(
        'Thank you for contacting us. We’ll get back to you soon.',
      );
      expect(server.bodies.map((body) => JSON.parse(body))).toEqual([filledIn]);
      for (const name of [
        'firstName',
        'lastName',
        'email',
        'phone',
        'company',
        'service',
        'message',
      ] as const)
        await expect(contact.field(name)).toHaveValue('');
      await expect(contact.submit).toBeEnabled();
      await expect(contact.submit).toBeFocused();
      await expect(contact.form.getByText(words.arrived)).toBeInViewport();
      // Submitting the emptied form again shows no errors.
      await contact.submit.click();
      await expect(contact.form.getByText(words.arrived)).toBeVisible();
      await expect(contact.form.locator('[aria-invalid]')).toHaveCount(0);
      await contact.field('firstName').fill('N');
      await expect(contact.form.getByText(words.arrived)).toBeHidden();
      await contact.submit.click();
      await contact.expectError('firstName', 'First name must be at least 2 characters');
      server.stop();
    });

    test('submitting shows errors at invalid fields, focuses the first, and editing clears them', async ({
      page,
    }) => {
      const contact = new ContactJourney(page);
      const posts: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
      await contact.open();
      await contact.field('firstName').fill('A');
      await contact.field('email').fill('zoe@');
      await expect(contact.form.locator('[aria-invalid]')).toHaveCount(0);
      await contact.submit.click();
      await contact.expectError('firstName', 'First name must be at least 2 characters');
      await contact.expectError('lastName', words.messages.lastNameEmpty);
      await contact.expectError('email', 'Please enter a valid email address');
      await expect(contact.field('firstName')).toBeFocused();
      await expect(contact.form.locator('.err:visible')).toHaveCount(3);
      await expectNoViolations(page, '#contact');
      await contact.field('firstName').pressSequentially('l');
      await expect(contact.field('firstName')).not.toHaveAttribute('aria-invalid');
      await expect(contact.form.locator('.err:visible')).toHaveCount(2);
      await contact.field('lastName').fill('Li');
      await contact.submit.click();
      await expect(contact.field('email')).toBeFocused();
      expect(posts).toEqual([]);
    });
  });
}

test.describe('the contact form', () => {
  test.use({ viewport: { width: 390, height: 900 } });

  test('the form can be completed with the keyboard', async ({ page }) => {
    const server = await stubContactApi(page, '200');
    const contact = new ContactJourney(page);
    await contact.open();
    await contact.field('firstName').focus();
    for (const text of ['Zoë', 'Tremblay', 'zoe@shop.example', 'Hello']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expect(contact.form.locator('summary')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    for (const text of ['416-555-0100', 'Shop', 'C']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expect(contact.submit).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator(toast('Message Sent'))).toBeVisible();
    expect(JSON.parse(server.bodies[0] ?? '')).toEqual({ ...filledIn, message: 'Hello' });
    server.stop();
  });

  test('a server error is reported, with the time to wait, and keeps all values', async ({ page }) => {
    test.slow();
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    const contact = new ContactJourney(page);
    await contact.open();
    await contact.fill();

    /** Sends the form to a server that gives this response, checks and dismisses the toast. */
    const send = async (response: ContactResponse, check: () => Promise<void> = async () => {}) => {
      await page.unroute('**/api/contact');
      const server = await stubContactApi(page, response);
      await contact.submit.click();
      await expect(page.locator(toast('Error'))).toContainText(
        'There was a problem sending your message. Please try again later.',
      );
      // At once, since it closes by itself after five seconds.
      await page.locator(toast('Error')).getByRole('button').click();
      await expect(page.locator(toast('Error'))).toHaveCount(0);
      for (const [name, value] of Object.entries(filledIn))
        await expect(contact.form.locator(`[name=${name}]`)).toHaveValue(value);
      await expect(contact.submit).toBeEnabled();
      expect(server.bodies).toHaveLength(1);
      await check();
      server.stop();
    };

    for (const [response, reason] of [
      ['500 with a body', 'Error: 500: The disk is full'],
      ['500 without a body', 'Error: 500: Internal Server Error'],
      ['a broken connection', 'TypeError: Failed to fetch'],
    ] as const)
      await test.step(`${response} shows an error and logs it`, async () => {
        logged.length = 0;
        await send(response);
        expect(logged.some((line) => line.startsWith(reason))).toBe(true);
      });

    for (const [response, problem, wait] of [
      ['too many', words.problems.tooMany, '25 minutes'],
      ['not stored', words.problems.unavailable, '1 minute'],
    ] as const)
      await test.step(`${response} shows how long to wait, and the phone number`, () =>
        send(response, async () => {
          await expect(contact.form.getByRole('alert')).toHaveText(
            problem.replace('{wait}', wait).replace('{phone}', content.company.phone),
          );
          await expectNoViolations(page, '#contact');
        }));
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
      await expect(page.locator(toast('Error'))).toBeVisible();
      await expectNoViolations(page, '.toast');
      await context.setOffline(false);
      await contact.submit.click();
      await expect(page.locator(toast('Message Sent'))).toBeVisible();
      expect(server.bodies.map((body) => JSON.parse(body))).toEqual([filledIn]);
      server.stop();
    },
  );
});

fresh(
  'the submit button is disabled while sending, and sending fails after 30 seconds without a response',
  async ({ page }) => {
    await page.clock.install();
    const server = await stubContactApi(page, 'no response');
    const contact = new ContactJourney(page);
    await contact.open();
    await contact.fill();
    await pauseClock(page);
    await contact.submit.click();
    await expect(contact.sending).toBeDisabled();
    await expect.poll(() => server.bodies.length).toBe(1);
    await page.clock.runFor(29_900);
    await expect(contact.sending).toBeDisabled();
    await page.clock.runFor(200);
    await expect(contact.submit).toBeEnabled();
    await expect(contact.field('message')).toHaveValue(filledIn.message);
    await page.clock.resume();
    await expect(page.locator(toast('Error'))).toBeVisible();
    server.stop();
  },
);

test('values filled in without events, as by some password managers, are sent', async ({ page }) => {
  const server = await stubContactApi(page, '200');
  const contact = new ContactJourney(page);
  await contact.open();
  await contact.submit.click();
  await contact.expectError('firstName', words.messages.firstNameEmpty);
  await contact.form.evaluate((form: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values))
      Reflect.set(form.elements.namedItem(name) ?? {}, 'value', value);
  }, filledIn);
  await contact.submit.click();
  await expect(page.locator(toast('Message Sent'))).toBeVisible();
  expect(server.bodies.map((body) => JSON.parse(body))).toEqual([filledIn]);
  server.stop();
});

test('a double click sends one message', async ({ page }) => {
  const server = await stubContactApi(page, '200');
  const contact = new ContactJourney(page);
  await contact.open();
  await contact.fill();
  await contact.submit.dblclick();
  await expect(page.locator(toast('Message Sent'))).toBeVisible();
  expect(server.bodies).toHaveLength(1);
  server.stop();
});

fresh('input typed before the form’s code loads is kept', async ({ page }) => {
  const server = await stubContactApi(page, '200');
  const contact = new ContactJourney(page);
  const release = await pauseRequests(page, '**/_next/static/chunks/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await contact.fill();
  await contact.field('message').focus();
  release();
  await settle(page);
  await expect(contact.field('message')).toBeFocused();
  for (const [name, value] of Object.entries(filledIn))
    await expect(contact.form.locator(`[name=${name}]`)).toHaveValue(value);
  await contact.submit.click();
  await expect(page.locator(toast('Message Sent'))).toBeVisible();
  expect(server.bodies.map((body) => JSON.parse(body))).toEqual([filledIn]);
  server.stop();
});

fresh('the browser posts the form if its code cannot be loaded', async ({ page }) => {
  const contact = new ContactJourney(page);
  await contact.open('/contact');
  await settle(page);
  await page.goto('/');
  await settle(page);
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await contact.form.scrollIntoViewIfNeeded();
  await contact.fill();
  const [request] = await Promise.all([page.waitForRequest('**/api/contact'), contact.submit.click()]);
  expect(await request.headerValue('content-type')).toBe('application/x-www-form-urlencoded');
  expect(new URLSearchParams(request.postData() ?? '').get('firstName')).toBe('Zoë');
});
