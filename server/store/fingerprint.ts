import { createHash } from 'node:crypto';
import { contactFieldNames } from '../../lib/contact/contact-fields.ts';
import type { ContactMessage } from '../../lib/contact/contact-schema.ts';

/** The same for the same message, and for no other. */
export function fingerprint(message: ContactMessage): string {
  const values = contactFieldNames.map((field) => message[field]);
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}
