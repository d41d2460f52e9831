import type { ContactField } from '@/lib/contact/contact-fields';
import type { ContactMessages } from '@/lib/contact/contact-messages';
import type { ServiceChoice } from '@/lib/contact/service-choices';

type Notice = { readonly title: string; readonly text: string };

/** The words of the contact form, as `content/contact.yaml` has them. */
export type ContactWords = {
  readonly title: string;
  readonly required: string;
  readonly optional: string;
  readonly noService: string;
  readonly honeypot: string;
  readonly submit: string;
  readonly submitting: string;
  readonly fields: Readonly<Record<ContactField, string>>;
  readonly services: Readonly<Record<ServiceChoice, string>>;
  readonly messages: ContactMessages;
  readonly sent: Notice;
  readonly failed: Notice;
};
