import { expect, test } from '@playwright/test';
import { ContactJourney, filledIn } from './contact-journey.ts';
import { content } from './content.ts';
import { widths } from './widths.ts';

const words = content.contactForm;

test.use({ javaScriptEnabled: false });

for (const width of widths) {
  test.describe(`the contact form without script at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a message is posted by the form itself and answered with a page that says so', async ({ page }) => {
      const contact = new ContactJourney(page);
      await contact.open();
      await contact.fill();
      await contact.submit.click();
      await expect(page).toHaveURL(/\/contact\/sent$/);
      await expect(page.getByRole('main')).toContainText(words.sent.title);
    });

    test('mistakes come back at their fields, with every value kept', async ({ page }) => {
      const contact = new ContactJourney(page);
      await contact.open();
      await contact.fill();
      await contact.field('firstName').fill('Z');
      await contact.submit.click();
      await contact.expectError('firstName', words.messages.firstName);
      await expect(contact.form.locator('.err:visible')).toHaveText([
        words.problems.invalid,
        words.messages.firstName,
      ]);
      for (const [name, value] of Object.entries({ ...filledIn, firstName: 'Z' }))
        await expect(contact.form.locator(`[name=${name}]`)).toHaveValue(value);
      expect(new URL(page.url()).search).toBe('');
    });

    test('nobody meets the field that stays empty', async ({ page }) => {
      const contact = new ContactJourney(page);
      await contact.open();
      await expect(contact.form.locator('input:not(:visible)')).toHaveCount(1);
      await expect(contact.form.getByText(words.honeypot)).toBeHidden();
    });
  });
}
