import type { ContactField } from '@/lib/contact/contact-fields';

/** What is wrong now, a message a field. */
export type ContactErrors = Partial<Record<ContactField, string>>;
