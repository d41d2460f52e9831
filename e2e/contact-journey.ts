import { expect, type Locator, type Page } from '@playwright/test';
import { type ContactField, contactFields, contactIds } from '../lib/contact/contact-fields.ts';
import { content } from './content.ts';

/** The contact form on the contact page, as a visitor fills it in. */
export class ContactJourney {
  readonly page: Page;
  readonly form: Locator;
  readonly submit: Locator;
  readonly sending: Locator;

  constructor(page: Page, words = content.contactForm) {
    this.page = page;
    this.form = page.locator('form[action="/api/contact"]');
    this.submit = this.form.getByRole('button', { name: words.submit });
    this.sending = this.form.getByRole('button', { name: words.submitting });
  }

  field(name: ContactField): Locator {
    return this.form.locator(`#${contactIds.field(name)}`);
  }

  /** Expects an error message that is associated with its field. */
  async expectError(name: ContactField, message: string): Promise<void> {
    await expect(this.field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(this.field(name)).toHaveAccessibleDescription(message);
  }

  async open(path = '/contact'): Promise<void> {
    await this.page.goto(path);
    await this.form.scrollIntoViewIfNeeded();
  }

  /** Unfolds the optional fields. */
  async unfold(): Promise<void> {
    const isOpen = await this.form.locator('details').evaluate((fold: HTMLDetailsElement) => fold.open);
    if (!isOpen) await this.form.locator('summary').click();
  }

  async fill(): Promise<void> {
    await this.unfold();
    for (const { name, kind } of contactFields)
      await (kind === 'choice'
        ? this.field(name).selectOption(filledIn[name])
        : this.field(name).fill(filledIn[name]));
  }
}

/** What `fill` enters, as sent to the server: a value for every field. */
export const filledIn: Record<ContactField, string> = {
  firstName: 'Zoë',
  lastName: 'Tremblay',
  email: 'zoe@shop.example',
  phone: '416-555-0100',
  company: 'Shop',
  service: 'cybersecurity',
  message: 'Hello\nthere',
};
