import { expect } from '@playwright/test';
import { ContactJourney } from './contact-journey.ts';
import { content } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { fresh, test } from './returning-visitor.ts';
import { collectPolicyReports } from './support/collect-policy-reports.ts';
import { widths } from './widths.ts';

const { problems } = content.contactForm;

/** Posts an empty form, as a browser does without script. */
async function postEmpty(contact: ContactJourney): Promise<void> {
  await contact.open();
  await contact.form.evaluate((form: HTMLFormElement) => form.submit());
  await expect(contact.page.getByText(problems.invalid)).toBeVisible();
}

for (const width of widths) {
  test.describe(`the rejected form at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('has no accessibility violations', async ({ page }) => {
      const contact = new ContactJourney(page);
      await postEmpty(contact);
      await expect(contact.form.locator('.err:visible')).toHaveCount(4);
      await expectNoViolations(page);
    });

    fresh('has its styles and images, without policy violations', async ({ page }) => {
      const failed: string[] = [];
      page.on('response', (response) => response.status() >= 400 && failed.push(response.url()));
      const reports = await collectPolicyReports(page);
      const contact = new ContactJourney(page);
      await contact.open();
      const style = (element: Element) => {
        const { height, color, backgroundColor, font } = getComputedStyle(element);
        return [height, color, backgroundColor, font].join();
      };
      const before = await contact.submit.evaluate(style);
      await postEmpty(contact);
      expect(await contact.submit.evaluate(style)).toBe(before);
      await expect(contact.field('email')).toHaveCSS('padding-left', '18px');
      expect(failed).toEqual([page.url()]);
      expect(reports).toEqual([]);
    });

    test('keeps its errors after an in-page link, and other links work', async ({ page }) => {
      const contact = new ContactJourney(page);
      await postEmpty(contact);
      await page.keyboard.press('Control+Home');
      await page.evaluate(() => {
        location.hash = 'contact';
      });
      await expect(page.getByText(problems.invalid)).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
      await expect(page).toHaveURL('/about');
    });
  });
}

test('opening the form’s action address redirects to the form', async ({ page }) => {
  await page.goto('/api/contact');
  await expect(page).toHaveURL('/contact');
});
