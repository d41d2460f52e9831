import { expect } from '@playwright/test';
import { ContactJourney, filledIn } from './contact-journey.ts';
import { content } from './content.ts';
import { test } from './support/worker-page.ts';
import { widths } from './widths.ts';

const words = content.contactForm;

test.use({ javaScriptEnabled: false });

for (const width of widths) {
  test.describe(`the contact form without script at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('an invalid form comes back with error messages, all values and the focus on the summary', async ({
      page,
    }) => {
      const contact = new ContactJourney(page);
      await contact.open();
      await contact.fill();
      await contact.field('firstName').fill('Z');
      const [answer] = await Promise.all([page.waitForResponse('**/api/contact'), contact.submit.click()]);
      expect([answer.status(), answer.request().redirectedFrom()]).toEqual([422, null]);
      await contact.expectError('firstName', words.messages.firstName);
      await expect(contact.form.locator('.err:visible')).toHaveText([
        words.problems.invalid,
        words.messages.firstName,
      ]);
      await expect(page.getByText(words.problems.invalid)).toBeFocused();
      await expect(page.getByText(words.problems.invalid)).toBeInViewport();
      await expect(page).toHaveTitle(new RegExp(`^${words.problems.title} `));
      for (const [name, value] of Object.entries({ ...filledIn, firstName: 'Z' }))
        await expect(contact.form.locator(`[name=${name}]`)).toHaveValue(value);
    });
  });
}

test.describe('the contact form without script', () => {
  test.use({ viewport: { width: 390, height: 900 } });

  test('the browser posts the form and shows the confirmation page', async ({ page }) => {
    const contact = new ContactJourney(page);
    await contact.open();
    await contact.fill();
    await contact.submit.click();
    await expect(page).toHaveURL(/\/contact\/sent$/);
    const main = page.getByRole('main');
    await expect(main).toContainText(words.sent.title);
    // Next steps, what to do in an emergency, and further reading.
    const next = main.getByRole('region', { name: content.ui.contactSection.nextTitle });
    await expect(next.getByRole('listitem')).toHaveText(
      content.ui.contactSection.next.map(
        ({ moment, text }, index) => `${moment}${index === 0 ? words.arrived : text}`,
      ),
    );
    await expect(next).toContainText('within 1 business hour');
    const urgent = main.getByRole('complementary');
    await expect(urgent.getByRole('link', { name: content.company.phone })).toBeVisible();
    await expect(urgent).toContainText('leave the computer running');
    await expect(
      main.getByRole('region', { name: content.contactSentPage.readingTitle }).locator('h3 a'),
    ).toHaveCount(3);
  });

  test('a rejected form can be corrected and sent', async ({ page }) => {
    const contact = new ContactJourney(page);
    await contact.open();
    await contact.fill();
    await contact.field('email').fill('zoe@');
    await contact.submit.click();
    await contact.expectError('email', words.messages.email);
    await contact.field('email').fill('zoe@café.example');
    await contact.submit.click();
    await expect(page).toHaveURL(/\/contact\/sent$/);
  });

  test('a message that is too long for the server gets an error message', async ({ page }) => {
    const contact = new ContactJourney(page);
    await contact.open();
    await contact.fill();
    const long = 'x'.repeat(70_000);
    await contact.field('message').evaluate((field: HTMLTextAreaElement, text) => {
      field.value = text;
    }, long);
    const [answer] = await Promise.all([page.waitForResponse('**/api/contact'), contact.submit.click()]);
    expect(answer.status()).toBe(413);
    await expect(contact.form.locator('.err:visible')).toHaveText([
      words.problems.tooLarge.replace('{phone}', content.company.phone),
    ]);
  });

  test('the honeypot is hidden', async ({ page }) => {
    const contact = new ContactJourney(page);
    await contact.open();
    await contact.unfold();
    await expect(contact.form.locator('input:not(:visible, [type=hidden])')).toHaveCount(1);
    const honeypot = contact.form.getByText(words.honeypot);
    await expect(honeypot).toBeAttached();
    await expect(honeypot).toBeHidden();
  });
});
