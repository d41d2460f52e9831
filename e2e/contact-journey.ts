import { expect, type Locator, type Page } from '@playwright/test';
import {
  type ContactField,
  contactFieldNames,
  contactFields,
  contactIds,
} from '../lib/contact/contact-fields.ts';
import { content } from './content.ts';

type Words = typeof content.contactForm;

/** The contact form, as a visitor fills it in. */
export class ContactJourney {
  readonly page: Page;
  readonly words: Words;
  readonly form: Locator;
  readonly submit: Locator;
  readonly sending: Locator;
  /** The button and the outcome beside it. */
  readonly row: Locator;
  readonly errors: Locator;

  constructor(page: Page, words = content.contactForm) {
    this.page = page;
    this.words = words;
    this.form = page.locator('form[action^="/api/contact"]');
    this.submit = this.form.getByRole('button', { name: words.submit });
    this.sending = this.form.getByRole('button', { name: words.submitting });
    this.row = this.form.locator('div:has(> [type=submit])');
    this.errors = this.form.locator('.err:visible');
  }

  field(name: ContactField): Locator {
    return this.form.locator(`#${contactIds.field(name)}`);
  }

  /** Expects an error message that is associated with its field, after the field's hint. */
  async expectError(name: ContactField, message: string): Promise<void> {
    const { hints } = this.words;
    const hint = name === 'phone' || name === 'message' ? [hints[name]] : [];
    await expect(this.field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(this.field(name)).toHaveAccessibleDescription([...hint, message].join(' '));
  }

  /** Expects these error messages and no others. */
  async expectErrors(errors: Partial<Record<ContactField, string>>): Promise<void> {
    for (const name of contactFieldNames) {
      const error = errors[name];
      if (error !== undefined) await this.expectError(name, error);
      else await expect(this.field(name)).not.toHaveAttribute('aria-invalid');
    }
  }

  async expectValues(values: Partial<Record<ContactField, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values))
      await expect(this.form.locator(`[name=${name}]`)).toHaveValue(value);
  }

  async open(path = '/contact'): Promise<void> {
    await this.page.goto(path);
    await this.form.scrollIntoViewIfNeeded();
  }

  async fill(values: Partial<Record<ContactField, string>> = filledIn): Promise<void> {
    for (const { name, kind } of contactFields) {
      const value = values[name];
      if (value === undefined) continue;
      await (kind === 'choice' ? this.field(name).selectOption(value) : this.field(name).fill(value));
    }
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

/** The specification's messages for the required fields. */
export const requiredMessages = ({ messages: { firstName, lastName, email } }: Words) => ({
  firstName,
  lastName,
  email,
});
