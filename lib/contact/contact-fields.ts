/** The seven fields of a contact message, in the order of the form. */
export const contactFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'service',
  'message',
] as const;

export type ContactField = (typeof contactFields)[number];
