/** What can be wrong with a contact message. Each has its words in `content/contact.yaml`. */
export const contactMessages = [
  'firstName',
  'lastName',
  'email',
  'service',
  'tooLong',
  'invalid',
  'unknown',
] as const;

/** The words of every mistake. `tooLong` names the most characters as `{max}`. */
export type ContactMessages = Readonly<Record<(typeof contactMessages)[number], string>>;
