import type { Language } from '../i18n/languages.ts';

/** The page with the form, and the page that a message sent without script leads to. The page table has the same. */
export const contactPaths: Readonly<Record<Language, { form: string; sent: string }>> = {
  en: { form: '/contact', sent: '/contact/sent' },
  fr: { form: '/fr/contact', sent: '/fr/contact/envoye' },
};
