import type { ContactField } from '@/lib/contact/contact-fields';

/** What is wrong now: a message a field, and what the server said about the form as a whole. */
export type ContactErrors = Partial<Record<ContactField | 'form', string>>;
