import { expect, type Page } from '@playwright/test';
import { contactFieldNames } from '../lib/contact/contact-fields.ts';
import { ContactJourney, filledIn, requiredMessages } from './contact-journey.ts';
import { content, frenchContent } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { collectPolicyReports } from './support/collect-policy-reports.ts';
import { test, fresh as withScript } from './support/worker-page.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } });

const { contactForm, contactSentPage, company, ui } = frenchContent;
/** The texts of the form, the server and the page frame. */
const textsOf = ({ contactForm, ui, contactSentPage }: typeof content) =>
  linesOf([contactForm, ui.shell, contactSentPage]);
/** Those that stand on no French page. */
const onlyEnglish = textsOf(content).filter(
  (line) => !textsOf(frenchContent).includes(line) && line !== content.ui.shell.languageName,
);

function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return /[A-Z ]/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linesOf) : [];
}

async function expectFrench(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  const html = await page.content();
  expect(onlyEnglish.length).toBeGreaterThan(40);
  expect(onlyEnglish.filter((line) => html.includes(`>${line}<`) || html.includes(`"${line}"`))).toEqual([]);
}

// In French, since English is what a forgotten translation would show.
test('a rejected form comes back with its messages, values and focus; corrected, it is confirmed', async ({
  page,
}) => {
  const contact = new ContactJourney(page, contactForm);
  const send = async () => {
    const [response] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      contact.submit.click(),
    ]);
    return response.status();
  };
  await contact.open('/fr/contact');
  await expect(contact.form.locator('label:visible')).toHaveText(
    contactFieldNames.map((name, index) => `${contactForm.fields[name]}${index < 3 ? '*' : ''}`),
  );
  await expect(contact.form.getByText(contactForm.honeypot)).toBeHidden();
  // The browser's own check would hold an empty form back; it is off.
  expect(await send()).toBe(422);
  await contact.expectErrors(requiredMessages(contactForm));

  const entered = { ...filledIn, firstName: '李', email: 'zoe@', phone: '1'.repeat(41) };
  await contact.fill(entered);
  expect(await send()).toBe(422);
  const tooLong = contactForm.messages.tooLong.replace('{max}', '40').replace('{count}', '41');
  const { firstName, email } = contactForm.messages;
  await contact.expectErrors({ firstName, email, phone: tooLong });
  await contact.expectValues(entered);
  await expect(contact.errors).toHaveText([contactForm.problems.invalid, firstName, email, tooLong]);
  const problem = page.getByText(contactForm.problems.invalid);
  await expect(problem).toBeFocused();
  await expect(problem).toBeInViewport();
  await expect(page).toHaveTitle(new RegExp(`^${contactForm.problems.title} `));
  await expectFrench(page);

  // Far too long, but read and returned.
  const long = { ...filledIn, message: 'x'.repeat(70_000) };
  await contact.fill(long);
  expect(await send()).toBe(422);
  await expect(contact.errors).toHaveCount(2);
  await contact.expectValues(long);

  // Longer than the server takes in one piece.
  await contact.fill({ message: 'x'.repeat(270_000) });
  expect(await send()).toBe(413);
  await expect(contact.errors).toHaveText([contactForm.problems.tooLarge.replace('{phone}', company.phone)]);
  await expectFrench(page);

  await page.goto('/api/contact', { referer: new URL('/fr/contact', page.url()).href });
  await expect(page).toHaveURL('/fr/contact');
  await contact.fill({ ...filledIn, email: 'mailto:zoe@café.example' });
  expect(await send()).toBe(303);
  await expect(page).toHaveURL('/fr/contact/envoye');
  const main = page.getByRole('main');
  await expect(main).toContainText(contactForm.sent.title);
  // Next steps, what to do in an emergency, and further reading.
  const next = main.getByRole('region', { name: ui.contactSection.nextTitle });
  await expect(next.getByRole('listitem')).toHaveText(
    ui.contactSection.next.map(
      ({ moment, text }, index) => `${moment}${index === 0 ? contactForm.arrived : text}`,
    ),
  );
  await expect(main.getByRole('complementary').getByRole('link', { name: company.phone })).toBeVisible();
  await expect(main.getByRole('region', { name: contactSentPage.readingTitle }).locator('h3 a')).toHaveCount(
    3,
  );
  await expectFrench(page);
});

test.describe('with script, which axe needs', () => {
  test.use({ javaScriptEnabled: true });

  withScript(
    'a rejected form looks like the form, has no accessibility violations, and its links work',
    async ({ page }) => {
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
      await contact.form.evaluate((form: HTMLFormElement) => form.submit());
      const problem = page.getByText(content.contactForm.problems.invalid);
      await expect(problem).toBeVisible();
      expect(await contact.submit.evaluate(style)).toBe(before);
      await expect(contact.field('email')).toHaveCSS('padding-left', '18px');
      expect(failed).toEqual([page.url()]);
      expect(reports).toEqual([]);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoViolations(page, 'form[method=post]');
      }

      await page.keyboard.press('Control+Home');
      await page.evaluate(() => {
        location.hash = 'contact';
      });
      await expect(problem).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
      await expect(page).toHaveURL('/about');
    },
  );
});
