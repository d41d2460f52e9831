import { tabStorage } from '@/components/islands/hydration/tab-storage';
import { type ContactField, contactFieldNames } from '@/lib/contact/contact-fields';

const key = 'contact-form';

type Fields = Partial<Record<ContactField, string>>;

/** Prefills the form on the next page in this tab: with a quiz result, or with typed text after a language switch. */
export const contactDraft = {
  /** The key in session storage. */
  key,
  save: (fields: Fields): void => tabStorage.save(key, fields),
  /** Removes the draft and returns its valid fields. */
  take: (): Fields => {
    const saved = Object(tabStorage.take(key));
    return Object.fromEntries(
      contactFieldNames.flatMap((name) => (typeof saved[name] === 'string' ? [[name, saved[name]]] : [])),
    );
  },
};
