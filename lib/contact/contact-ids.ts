import type { ContactField } from './contact-fields.ts';

/** The ids by which the contact form ties its parts together, and by which the server fills it in. */
export const contactIds = {
  field: (name: ContactField) => `contact-${name}` as const,
  /** Hidden and empty until the field has a mistake. */
  error: (name: ContactField) => `contact-${name}-error` as const,
  /** Hidden and empty until the message as a whole could not be taken. */
  formError: 'contact-form-error',
} as const;
