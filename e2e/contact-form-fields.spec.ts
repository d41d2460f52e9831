import { expect } from '@playwright/test';
import { ContactJourney } from './contact-journey.ts';
import { content } from './content.ts';
import { test } from './returning-visitor.ts';

const words = content.contactForm;

test('fields have types and autocomplete attributes', async ({ page }) => {
  const contact = new ContactJourney(page);
  await contact.open();
  for (const [name, attributes] of Object.entries({
    firstName: { autocomplete: 'given-name' },
    lastName: { autocomplete: 'family-name' },
    email: { autocomplete: 'email', type: 'email', inputmode: 'email' },
    phone: { autocomplete: 'tel', type: 'tel', inputmode: 'tel' },
    company: { autocomplete: 'organization' },
  }))
    for (const [attribute, value] of Object.entries(attributes))
      await expect(contact.form.locator(`[name=${name}]`)).toHaveAttribute(attribute, value);
  await expect(contact.form.getByRole('option')).toHaveText([
    words.noService,
    ...Object.values(words.services),
  ]);
});

test('the required fields and the message are visible, the optional ones folded', async ({ page }) => {
  const contact = new ContactJourney(page);
  await contact.open();
  await expect(contact.form.locator('.field:visible label')).toContainText([
    `${words.fields.firstName}*`,
    `${words.fields.lastName}*`,
    `${words.fields.email}*`,
    words.fields.message,
  ]);
  await expect(contact.form.locator('summary')).toContainText(words.more);
  await contact.unfold();
  await expect(contact.form.locator('.field:visible')).toHaveCount(7);
});

test('an empty field and a value that is too short have different error messages', async ({ page }) => {
  const contact = new ContactJourney(page);
  await contact.open();
  await contact.field('lastName').fill('L');
  await contact.submit.click();
  await contact.expectError('firstName', 'Enter your first name');
  await contact.expectError('lastName', 'Last name must be at least 2 characters');
  await contact.expectError('email', 'Enter your email address');
});

test('submitting scrolls an invalid field and its label out from under the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const contact = new ContactJourney(page);
  await contact.open();
  await contact.field('firstName').fill('Zoe');
  await contact.field('lastName').fill('Li');
  await contact.field('email').fill('zoe@');
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
