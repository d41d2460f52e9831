import { expect } from '@playwright/test';
import { contactFieldNames, honeypotField } from '../lib/contact/contact-fields.ts';
import { formSignalsHeader, readFormSignals } from '../lib/contact/form-signals.ts';
import { settle } from '../scripts/measure/settle.ts';
import { inBothLanguages } from './both-languages.ts';
import { ContactJourney, filledIn, requiredMessages } from './contact-journey.ts';
import { content, frenchContent } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { test } from './returning-visitor.ts';
import { stubContactApi } from './stub-contact-api.ts';
import { openBuiltPage } from './support/built-part.ts';
import { getFrenchPath } from './support/get-french-path.ts';
import { atEachWidth } from './widths.ts';

const words = content.contactForm;
const pagesWithForm = ['/contact', '/', '/services/cloud-solutions', '/seo/managed-it-services-halifax'];
const toast = (title: string) => `.toast:has-text("${title}")`;

test.use({ viewport: { width: 390, height: 900 } });

/** The labels in the order of the specification; the first three fields are required. */
const labelsOf = ({ fields }: typeof words) =>
  contactFieldNames.map((name, index) => (index < 3 ? `${fields[name]}*` : fields[name]));

// In French, whose texts are longer.
for (const path of pagesWithForm.map(getFrenchPath))
  test(`all fields are visible in their order on ${path}, in two columns where there is room`, async ({
    page,
  }) => {
    const contact = new ContactJourney(page, frenchContent.contactForm);
    await contact.open(path);
    for (const name of ['phone', 'message'] as const)
      await expect(contact.field(name)).toHaveAccessibleDescription(frenchContent.contactForm.hints[name]);
    await atEachWidth(page, async (width) => {
      await expect(contact.form.locator('label:visible')).toHaveText(labelsOf(frenchContent.contactForm));
      const inputs = contact.form.locator('.input').filter({ visible: true });
      const boxes = await inputs.evaluateAll((all) => all.map((input) => input.getBoundingClientRect()));
      expect(boxes).toHaveLength(contactFieldNames.length);
      for (const { left, right } of boxes) expect(left >= 0 && right <= width).toBe(true);
      // On a phone only the names stand side by side.
      const others = boxes.slice(width < 768 ? 2 : 0);
      const columns = new Set(others.map(({ left }) => Math.round(left))).size;
      expect(columns).toBe(width < 768 ? 1 : 2);
      // Read line by line, the fields keep their order.
      const inOrder = boxes.toSorted((one, other) => one.top - other.top || one.left - other.left);
      expect(inOrder).toEqual(boxes);
    });
  });

test('title, choices, messages and toasts have the words of the specification', () => {
  const { firstName, lastName, email } = words.messages;
  expect([words.title, words.submitting]).toEqual(['Send Us a Message', 'Sending...']);
  expect(words.services).toEqual({
    'managed-it': 'Managed IT Services',
    cybersecurity: 'Cybersecurity Compliance',
    'ai-applications': 'AI Applications',
    other: 'Other',
  });
  expect([firstName, lastName, email]).toEqual([
    'First name must be at least 2 characters',
    'Last name must be at least 2 characters',
    'Please enter a valid email address',
  ]);
  expect([words.sent, words.failed]).toEqual([
    { title: 'Message Sent', text: 'Thank you for contacting us. We’ll get back to you soon.' },
    { title: 'Error', text: 'There was a problem sending your message. Please try again later.' },
  ]);
});

test('the form has its title, types and autocomplete attributes, no limit of length, and a link to the privacy policy', () => {
  for (const {
    path,
    content: { contactForm },
  } of inBothLanguages('/contact')) {
    const form = openBuiltPage(path).one('form[action="/api/contact"]');
    for (const [name, attributes] of Object.entries({
      firstName: { autocomplete: 'given-name' },
      lastName: { autocomplete: 'family-name' },
      email: { autocomplete: 'email', type: 'email', inputmode: 'email' },
      phone: { autocomplete: 'tel', type: 'tel', inputmode: 'tel' },
      company: { autocomplete: 'organization' },
    }))
      for (const [attribute, value] of Object.entries(attributes))
        expect(form.one(`[name=${name}]`).attribute(attribute)).toBe(value);
    expect(form.name).toBe(contactForm.title);
    expect(form.texts('label[for]')).toEqual(labelsOf(contactForm));
    expect(form.texts('option')).toEqual([contactForm.noService, ...Object.values(contactForm.services)]);
    expect(form.all('[maxlength]')).toEqual([]);
    const [privacy = ''] = inBothLanguages('/privacy-policy').flatMap((policy) =>
      policy.content.contactForm === contactForm ? [policy.path] : [],
    );
    expect(form.one(`a[href="${privacy}"]`).text).toBe(contactForm.privacy.policy);
  }
});

for (const {
  language,
  path,
  content: { contactForm },
} of inBothLanguages('/contact'))
  test(`an empty form gets three messages; corrected, it is sent once as exactly its fields; emptied, it gets them again (${language})`, async ({
    page,
  }) => {
    const server = await stubContactApi(page, '200');
    const contact = new ContactJourney(page, contactForm);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/'))
        calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    await contact.open(path);
    await contact.submit.click();
    await contact.expectErrors(requiredMessages(contactForm));
    await expect(contact.errors).toHaveText(Object.values(requiredMessages(contactForm)));
    await expect(contact.field('firstName')).toBeFocused();
    await page.setViewportSize({ width: language === 'en' ? 390 : 1440, height: 900 });
    await expectNoViolations(page, 'form[action="/api/contact"]');

    // A message disappears with its mistake, and the next mistake gets the focus.
    await contact.fill({ firstName: 'Z', lastName: 'Li', email: 'zoe@' });
    await contact.expectErrors({
      firstName: contactForm.messages.firstName,
      email: contactForm.messages.email,
    });
    await contact.field('firstName').fill('Zoë');
    await contact.submit.click();
    await expect(contact.field('email')).toBeFocused();
    expect(calls).toEqual([]);

    await contact.fill();
    const [request] = await Promise.all([page.waitForRequest('**/api/contact'), contact.submit.dblclick()]);
    await expect(page.locator('.toast')).toContainText(contactForm.sent.title);
    await expect(page.locator('.toast')).toContainText(contactForm.sent.text);
    expect(calls).toEqual(['POST /api/contact']);
    expect(server.bodies.map((body) => JSON.parse(body))).toEqual([filledIn]);
    expect(await request.headerValue('content-type')).toBe('application/json');
    expect(await request.headerValue('content-language')).toBe(`${language}-CA`);
    const signals = readFormSignals(await request.headerValue(formSignalsHeader));
    expect(signals).toEqual({ secondsToWrite: expect.any(Number), isHoneypotFilled: false });

    await contact.expectValues(Object.fromEntries(contactFieldNames.map((name) => [name, ''])));
    await contact.expectErrors({});
    await expect(contact.submit).toBeFocused();
    await expect(contact.form.getByText(contactForm.arrived)).toBeInViewport();
    await contact.submit.click();
    await contact.expectErrors(requiredMessages(contactForm));
    await expect(contact.form.getByText(contactForm.arrived)).toBeHidden();
    expect(server.bodies).toHaveLength(1);
    server.stop();
  });

test('the keyboard completes, mends and sends the form, and a filled honeypot is reported', async ({
  page,
}) => {
  const server = await stubContactApi(page, '200');
  const contact = new ContactJourney(page);
  await contact.open();
  await contact.field('firstName').focus();
  const enter = async (...texts: string[]) => {
    for (const text of texts) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
  };
  await enter('Zoë', 'T');
  await page.keyboard.type('zoe@shop.example');
  await page.keyboard.press('Enter');
  await contact.expectErrors({ lastName: words.messages.lastName });
  await expect(contact.field('lastName')).toBeFocused();
  await page.keyboard.press('End');
  await enter('remblay', '', '416-555-0100', 'Shop', 'C', 'Hello');
  await expect(contact.form.getByRole('link', { name: words.privacy.policy })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(contact.submit).toBeFocused();
  await contact.form.locator(`[name=${honeypotField}]`).evaluate((field: HTMLInputElement) => {
    field.value = 'http://spam.example';
  });
  const [request] = await Promise.all([page.waitForRequest('**/api/contact'), page.keyboard.press('Enter')]);
  await expect(page.locator(toast(words.sent.title))).toBeVisible();
  expect(server.bodies.map((body) => JSON.parse(body))).toEqual([{ ...filledIn, message: 'Hello' }]);
  const signals = readFormSignals(await request.headerValue(formSignalsHeader));
  expect(signals.isHoneypotFilled).toBe(true);
  server.stop();
});

test('no field cuts what is pasted: it counts, says what fits, and nothing is sent until it fits', async ({
  page,
}) => {
  const server = await stubContactApi(page, '200');
  const { contactForm } = frenchContent;
  const contact = new ContactJourney(page, contactForm);
  await contact.open('/fr/contact');
  await contact.fill();
  // The code that counts is loaded.
  await settle(page);
  const number = new Intl.NumberFormat('fr-CA');
  const tooLong = (max: number, count: number) =>
    contactForm.messages.tooLong
      .replace('{max}', number.format(max))
      .replace('{count}', number.format(count));
  const long = { firstName: 101, lastName: 130, phone: 41, company: 250, message: 5234 };
  for (const [name, length] of Object.entries(long))
    await contact.form.locator(`[name=${name}]`).fill('x'.repeat(length));
  await contact.expectErrors({
    firstName: tooLong(100, 101),
    lastName: tooLong(100, 130),
    phone: tooLong(40, 41),
    company: tooLong(200, 250),
    message: tooLong(5000, 5234),
  });
  await contact.submit.click();
  await expect(contact.field('firstName')).toBeFocused();
  await contact.expectValues({ message: 'x'.repeat(5234) });
  expect(server.bodies).toEqual([]);
  await contact.fill({ ...filledIn, message: 'x'.repeat(5001) });
  await contact.expectErrors({ message: tooLong(5000, 5001) });
  await contact.field('message').press('Control+End');
  await contact.field('message').press('Backspace');
  await contact.expectErrors({});
  await contact.submit.click();
  await expect(page.locator(toast(contactForm.sent.title))).toBeVisible();
  expect(server.bodies.map((body) => JSON.parse(body).message.length)).toEqual([5000]);
  server.stop();
});

test('an address is taken out of what it was copied with, one character is no name, and values filled in without events are sent', async ({
  page,
}) => {
  const server = await stubContactApi(page, '200');
  const contact = new ContactJourney(page);
  await contact.open();
  await contact.fill({
    ...filledIn,
    firstName: '李',
    lastName: '𠮷',
    email: 'Zoë <mailto:zoe@shop\u200b.example>.',
  });
  await contact.submit.click();
  const { firstName, lastName } = words.messages;
  await contact.expectErrors({ firstName, lastName });
  await contact.fill({ firstName: '小\u2060明', lastName: '𠮷野' });
  await contact.submit.click();
  await expect(page.locator(toast(words.sent.title))).toBeVisible();
  expect(server.bodies.map((body) => JSON.parse(body))).toEqual([
    { ...filledIn, firstName: '小明', lastName: '𠮷野' },
  ]);

  // As by some password managers.
  await contact.submit.click();
  await contact.expectErrors(requiredMessages(words));
  await contact.form.evaluate((form: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values))
      Reflect.set(form.elements.namedItem(name) ?? {}, 'value', value);
  }, filledIn);
  await contact.submit.click();
  await expect.poll(() => server.bodies.slice(1).map((body) => JSON.parse(body))).toEqual([filledIn]);
  server.stop();
});

test('submitting scrolls an invalid field and its label out from under the header', async ({ page }) => {
  const contact = new ContactJourney(page);
  await contact.open();
  await contact.fill({ firstName: 'Zoe', lastName: 'Li', email: 'zoe@' });
  // The field is visible, its label is under the header.
  await contact
    .field('email')
    .evaluate((field) => scrollBy({ top: field.getBoundingClientRect().top - 85, behavior: 'instant' }));
  await contact.submit.press('Enter');
  await expect(contact.field('email')).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  const bottom = (header?.y ?? 0) + (header?.height ?? 0);
  const label = contact.form.locator('label[for=contact-email]');
  await expect.poll(async () => (await label.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
});

test('submitting an empty form shows the heading above it whole, in a narrow and in a wide window', async ({
  page,
}) => {
  const contact = new ContactJourney(page);
  const heading = page.locator('#contact h2').first();
  for (const path of pagesWithForm) {
    await contact.open(path);
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      await contact.submit.click();
      await expect(contact.field('firstName')).toBeFocused();
      await expect(contact.field('firstName')).toBeInViewport({ ratio: 1 });
      const header = await page.getByRole('banner').boundingBox();
      await expect
        .poll(async () => (await heading.boundingBox())?.y, path)
        .toBeGreaterThanOrEqual(header?.height ?? Number.POSITIVE_INFINITY);
      await expect(heading, path).toBeInViewport({ ratio: 1 });
    }
  }
});
