import type { ContactField, ContactMistakeWords, ServiceChoice } from '@/lib/contact/contact-fields';

type Notice = { readonly title: string; readonly text: string };

/** The texts of the contact form from `content/contact.yaml`. */
export type ContactWords = {
  readonly title: string;
  readonly required: string;
  /** Said when another part of the site has written the message. */
  readonly filledIn: string;
  readonly noService: string;
  readonly honeypot: string;
  readonly submit: string;
  readonly submitting: string;
  readonly fields: Readonly<Record<ContactField, string>>;
  /** Below a field: why it helps to fill it in, what to leave out, or what its preselected value means. */
  readonly hints: Readonly<Partial<Record<ContactField, string>>>;
  readonly services: Readonly<Record<ServiceChoice, string>>;
  /** `{policy}` in the text stands for the link. */
  readonly privacy: { readonly text: string; readonly policy: string; readonly href: string };
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
