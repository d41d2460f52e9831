import type { Language } from '../i18n/languages.ts';

/** The paths of the contact page and of the confirmation for posts without JavaScript, as in the page table. */
export const contactPaths: Readonly<Record<Language, { form: string; sent: string }>> = {
  en: { form: '/contact', sent: '/contact/sent' },
  fr: { form: '/fr/contact', sent: '/fr/contact/envoye' },
};
