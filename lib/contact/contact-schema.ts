import * as z from 'zod/mini';
import { fill } from '../i18n/fill.ts';
import { cleanLine } from './clean-line.ts';
import { cleanText } from './clean-text.ts';
import { contactLimits } from './contact-limits.ts';
import type { ContactMessages } from './contact-messages.ts';
import { serviceChoices } from './service-choices.ts';

/** A cleaned contact message. What the visitor left open is an empty text. */
export type ContactMessage = z.output<ReturnType<typeof contactSchema>>;

/**
 * The one check of a contact message, in the browser and on the server. It cleans the texts, then looks at them.
 *
 * Fields other than the seven are refused. Each field reports its first mistake in the words given.
 */
export function contactSchema(messages: ContactMessages) {
  type Clean = typeof cleanLine;
  const text = (clean: Clean, wrongType: string) => z.string(wrongType).check(z.overwrite(clean));
  const atMost = (max: number) => z.maxLength(max, { error: fill(messages.tooLong, { max }), abort: true });
  const name = (max: number, tooShort: string) =>
    text(cleanLine, tooShort).check(z.minLength(2, tooShort), atMost(max));
  const optional = (clean: Clean, max: number) =>
    z._default(text(clean, messages.invalid).check(atMost(max)), '');

  return z.strictObject(
    {
      firstName: name(contactLimits.firstName, messages.firstName),
      lastName: name(contactLimits.lastName, messages.lastName),
      email: text(cleanLine, messages.email).check(atMost(contactLimits.email), z.email(messages.email)),
      phone: optional(cleanLine, contactLimits.phone),
      company: optional(cleanLine, contactLimits.company),
      service: z._default(z.enum(['', ...serviceChoices], messages.service), ''),
      message: optional(cleanText, contactLimits.message),
    },
    { error: (issue) => (issue.code === 'unrecognized_keys' ? messages.unknown : messages.invalid) },
  );
}
