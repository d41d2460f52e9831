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

/** Posts it with these changes, as the page's script does. */
export const postMessage = (url: string, changes: object = {}, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...exampleMessage, ...changes }),
  });
