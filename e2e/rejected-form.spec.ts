import { expect } from '@playwright/test';
import { ContactJourney } from './contact-journey.ts';
import { content } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { fresh, test } from './returning-visitor.ts';
import { collectPolicyReports } from './support/collect-policy-reports.ts';
import { widths } from './widths.ts';

const { problems } = content.contactForm;

/** Posts an empty form as a browser does without its script. */
async function postEmpty(contact: ContactJourney): Promise<void> {
  await contact.open();
  await contact.form.evaluate((form: HTMLFormElement) => form.submit());
  await expect(contact.page.getByText(problems.invalid)).toBeVisible();
}

for (const width of widths) {
  test.describe(`the form that was not accepted at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('anybody can use it', async ({ page }) => {
      const contact = new ContactJourney(page);
      await postEmpty(contact);
      await expect(contact.form.locator('.err:visible')).toHaveCount(4);
      await expectNoViolations(page);
    });

    fresh('has its styles and pictures, and breaks no policy', async ({ page }) => {
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

    test('stays as it is at a link within the page, and leads on at the others', async ({ page }) => {
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

test('its address leads to the form when it is opened again', async ({ page }) => {
  await page.goto('/api/contact');
  await expect(page).toHaveURL('/contact');
});
