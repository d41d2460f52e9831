import { expect } from '@playwright/test';
import { honeypotField } from '../lib/contact/contact-fields.ts';
import { formSignalsHeader, readFormSignals } from '../lib/contact/form-signals.ts';
import { settle } from '../scripts/measure/settle.ts';
import { ContactJourney } from './contact-journey.ts';
import { test } from './returning-visitor.ts';
import { stubContactApi } from './stub-contact-api.ts';

const toast = '.toast:has-text("Message Sent")';

test('the form requests one start token and submits it with the state of the honeypot', async ({ page }) => {
  const server = await stubContactApi(page, '200');
  const starts: string[] = [];
  page.on(
    'request',
    (request) => request.url().endsWith('/api/contact/start') && starts.push(request.method()),
  );
  const contact = new ContactJourney(page);
  await contact.open();
  await settle(page);
  expect(starts).toEqual([]);
  const [started] = await Promise.all([page.waitForResponse('**/api/contact/start'), contact.fill()]);
  const { token } = await started.json();
  const [request] = await Promise.all([page.waitForRequest('**/api/contact'), contact.submit.click()]);
  expect(readFormSignals(await request.headerValue(formSignalsHeader))).toEqual({
    startToken: token,
    isHoneypotFilled: false,
  });
  await expect(page.locator(toast)).toBeVisible();

  await contact.fill();
  await contact.form.locator(`[name=${honeypotField}]`).evaluate((field: HTMLInputElement) => {
    field.value = 'http://spam.example';
  });
  const [second] = await Promise.all([page.waitForRequest('**/api/contact'), contact.submit.click()]);
  expect(readFormSignals(await second.headerValue(formSignalsHeader)).isHoneypotFilled).toBe(true);
  expect(starts).toEqual(['GET']);
  server.stop();
});

test('a message can be sent without a start token', async ({ page }) => {
  const server = await stubContactApi(page, '200');
  await page.route('**/api/contact/start', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const contact = new ContactJourney(page);
  await contact.open();
  await contact.fill();
  await contact.submit.click();
  await expect(page.locator(toast)).toBeVisible();
  expect(server.bodies).toHaveLength(1);
  server.stop();
});
