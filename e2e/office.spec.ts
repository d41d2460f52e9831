import { expect, type Page } from '@playwright/test';
import { fill } from '@/lib/i18n/fill';
import { describeOffice, type OfficeCount } from '@/lib/office/office-count';
import { settle } from '../scripts/measure/settle.ts';
import { inBothLanguages } from './both-languages.ts';
import { content, frenchContent } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { pauseScripts } from './pause-requests.ts';
import { fresh, test } from './returning-visitor.ts';
import { atEachWidth } from './widths.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const officeOn = (page: Page) => page.locator('#count');

// In French, whose texts are longer; the tests below count in English on the home page.
test('an office is counted by keyboard and mouse, drawn, billed and written into the form', async ({
  page,
}) => {
  const words = frenchContent.ui.office;
  await page.goto('/fr/services/services-ti-geres');
  const office = officeOn(page);
  const message = page.locator('#contact-message');
  const expectCount = async (count: OfficeCount) => {
    const counts = describeOffice('fr', words, count);
    const all = fill(words.all, counts);
    await expect(office.getByRole('status')).toHaveText(all);
    await expect(office.locator('.office-signs > circle:not(.ring)')).toHaveCount(
      Math.min(count.people, 250) - 1,
    );
    await expect(office.locator('.office-signs > rect')).toHaveCount(count.servers);
    await expect(office.locator('.office-signs > .ring')).toHaveCount(count.offices);
    await expect(office.locator('.gold')).toHaveCount(1);
    await expect(office.locator('dt')).toHaveText(words.bill.map(({ item }) => fill(item, counts)));
    await expect(office.locator('dd')).toHaveText(words.bill.map(({ price }) => price));
    await office.getByRole('button', { name: fill(words.ask, { office: all }) }).click();
    await expect(page.locator('#contact')).toBeInViewport();
    await expect(message).toHaveValue(new RegExp(fill(words.message, { office: all })));
    await expect(page.locator('#contact').getByRole('status')).toHaveText(frenchContent.contactForm.filledIn);
  };
  const people = office.getByRole('spinbutton', { name: words.people.label });
  const offices = office.getByRole('spinbutton', { name: words.offices.label });
  await expect(people).toHaveAccessibleDescription(words.people.hint);
  await office.getByRole('button', { name: words.people.more }).click();
  // Of several presses before the page is hydrated, only the last is repeated.
  await expect(people).toHaveValue('21');
  await office.getByRole('button', { name: words.servers.fewer }).click();
  await offices.focus();
  await page.keyboard.press('ArrowUp');
  await expectCount({ people: 21, servers: 1, offices: 2 });
  await expect(page.locator('#contact-service')).toHaveValue('managed-it');
  await expect(page.locator('#contact-phone')).toBeVisible();

  // What the visitor writes stays; another count replaces the one before.
  await message.press('End');
  await message.pressSequentially(' Thank you!');
  await people.fill('300');
  await expectCount({ people: 300, servers: 1, offices: 2 });
  await expect(office.getByText(fill(words.shown, { count: 250 }))).toBeVisible();
  await expect(message).toHaveValue(/^[^\n]+ Thank you!$/);
  await people.fill('');
  await expect(office.getByRole('status')).toContainText('300');
  await people.fill('300');
  await atEachWidth(page, async (width) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
  await expectNoViolations(page, '#count');
});

test('a wrong number is answered in words, Enter stays, and the count outlives the language switch, Back and reload', async ({
  page,
}) => {
  const status = officeOn(page).getByRole('status');
  const people = officeOn(page).getByRole('spinbutton').first();
  await page.goto('/');
  await people.fill('0');
  // Until the page is hydrated, the browser says it in its own words.
  await settle(page);
  // Near its edge, since the message that appears as the field is left may move the button.
  await officeOn(page)
    .locator('button[type=submit]')
    .click({ position: { x: 20, y: 4 } });
  const message = fill(content.ui.office.range, { min: 1, max: 999 });
  await expect(officeOn(page).getByRole('alert')).toHaveText(message);
  await expect(people).toBeFocused();
  await expect(people).toHaveAccessibleDescription(new RegExp(`${message}$`));
  // On a phone the button is more than half a window below the field, which has the focus already.
  await page.setViewportSize({ width: 390, height: 844 });
  await officeOn(page).locator('button[type=submit]').click();
  await expect(people).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await people.fill('33');
  await expect(officeOn(page).getByRole('alert')).toHaveCount(0);
  await people.press('Enter');
  await expect(page.locator('#contact')).not.toBeInViewport();
  await officeOn(page).locator('button[type=submit]').click();
  const sentence = await page.locator('#contact-message').inputValue();
  expect(sentence).toContain('33');

  await page.locator('header a[lang]').first().click();
  await expect(page).toHaveURL(/\/fr/);
  await expect(status).toHaveText(/^33\s/);
  await expect(page.locator('#contact-message')).toHaveValue(sentence);
  await page.reload();
  await expect(status).toHaveText(/^33\s/);
  await page.goBack();
  await expect(status).toHaveText(/^33\s/);
  await expect(page.locator('#contact-message')).toHaveValue(sentence);
});

fresh('a count that is sent before the scripts have arrived is written as typed', async ({ page }) => {
  const release = await pauseScripts(page);
  await page.goto('/');
  await officeOn(page).getByRole('spinbutton').first().fill('9');
  await officeOn(page).locator('button[type=submit]').click();
  release();
  await expect(page.locator('#contact-message')).toHaveValue(/: 9\s/);
});

test('an address with a count fills in the fields and the form', async ({ page }) => {
  await page.goto('/?people=7&servers=0&offices=3#contact');
  await expect(officeOn(page).getByRole('status')).toHaveText(/^7\s.+ 0\s.+ 3\s/);
  await expect(page.locator('#contact-message')).toHaveValue(/7\s.+ 0\s.+ 3\s/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the fields lead to the contact form, with the counts in the address', async ({ page }) => {
    for (const { path, content } of inBothLanguages('/')) {
      const words = content.ui.office;
      await page.goto(path);
      const office = officeOn(page);
      await expect(office.locator('.office-signs > *').first()).toBeVisible();
      await expect(office.getByText(words.noScript)).toBeVisible();
      await expect(office.getByRole('button')).toHaveText([words.askPlain], { useInnerText: true });
      await office.getByRole('spinbutton', { name: words.people.label }).fill('35');
      await office.getByRole('button', { name: words.askPlain }).click();
      await expect(page).toHaveURL(/\?people=35&servers=2&offices=1#contact$/);
      await expect(page.locator('#contact form')).toBeInViewport();
    }
  });
});
