import type { ContactMessage } from '../../lib/contact/contact-schema.ts';

/** A valid message with non-ASCII characters. */
export const exampleMessage: ContactMessage = {
  firstName: 'Amélie',
  lastName: 'Tremblay',
  email: 'amelie@boulangerie.example',
  phone: '514-555-0133',
  company: 'Boulangerie Tremblay',
  service: 'managed-it',
  message: 'Our till cannot reach the bank since this morning.\n\nWho can look at it? 🥐',
};
