import { z } from 'zod';
import { contactFieldNames, contactMistakes, serviceChoices } from '../../contact/contact-fields.ts';
import { entry, line, words } from './parts.ts';

const withPhone = () =>
  line().regex(/^(?:[^{}]|\{phone\})*$/, 'a text with no other place to fill in than {phone}');
const withPhoneAndWait = () =>
  line().regex(
    /^(?:[^{}]|\{phone\}|\{wait\})*$/,
    'a text with no other places to fill in than {phone} and {wait}',
  );

/** `contact.yaml`: the words of the contact form, shared by the page, its island and the server. */
export const contactFormSchema = entry(
  {},
  z.strictObject({
    ...words('title', 'required', 'noService', 'honeypot', 'submit', 'submitting').shape,
    fields: words(...contactFieldNames),
    hints: words('phone'),
    privacy: z.strictObject({
      text: line().includes('{policy}', 'a text with {policy} in it'),
      policy: line(),
    }),
    services: words(...serviceChoices),
    messages: z.strictObject({
      ...words(...contactMistakes).shape,
      tooLong: line()
        .includes('{max}', 'a text with {max} in it')
        .includes('{count}', 'a text with {count} in it'),
    }),
    sent: words('title', 'text'),
    failed: words('title', 'text'),
    arrived: line(),
    problems: z.strictObject({
      ...words('title', 'invalid').shape,
      ...{ tooLarge: withPhone(), unreadable: withPhone(), foreign: withPhone(), failed: withPhone() },
      ...{ tooMany: withPhoneAndWait(), unavailable: withPhoneAndWait() },
    }),
  }),
);
