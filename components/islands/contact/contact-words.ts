import type { ContactField, ContactMistakeWords, ServiceChoice } from '@/lib/contact/contact-fields';

type Notice = { readonly title: string; readonly text: string };

/** The texts of the contact form from `content/contact.yaml`. */
export type ContactWords = {
  readonly title: string;
  readonly required: string;
  readonly optional: string;
  readonly more: string;
  readonly noService: string;
  readonly honeypot: string;
  readonly submit: string;
  readonly submitting: string;
  readonly fields: Readonly<Record<ContactField, string>>;
  readonly services: Readonly<Record<ServiceChoice, string>>;
  readonly messages: ContactMistakeWords;
  readonly sent: Notice;
  readonly failed: Notice;
  /** Confirmation next to the button, with the phone number. */
  readonly arrived: string;
  readonly problems: {
    /** `{wait}` stands for the time until the next attempt. */
    readonly tooMany: string;
    readonly unavailable: string;
    readonly failed: string;
  };
};
