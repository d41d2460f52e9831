import { z } from 'zod';
import { contactFields } from '../../contact/contact-fields.ts';
import { contactMessages } from '../../contact/contact-messages.ts';
import { serviceChoices } from '../../contact/service-choices.ts';
import { entry, line, words } from './parts.ts';

/** `contact.yaml`: the words of the contact form, shared by the page, its script and the server. */
export const contactFormSchema = entry(
  {},
  z.strictObject({
    ...words('title', 'required', 'optional', 'noService', 'honeypot', 'submit', 'submitting').shape,
    fields: words(...contactFields),
    services: words(...serviceChoices),
    messages: z.strictObject({
      ...words(...contactMessages).shape,
      tooLong: line().includes('{max}', 'a text with {max} in it'),
    }),
    sent: words('title', 'text'),
    failed: words('title', 'text'),
    problems: words('invalid', 'tooMany', 'tooLarge', 'notEmpty'),
  }),
);
