import { tabStorage } from '@/components/islands/hydration/tab-storage';
import { type ContactField, contactFieldNames } from '@/lib/contact/contact-fields';

const key = 'contact-form';

/** On the window, when a form on this page should take a draft now. */
const offerEvent = 'contact-draft';

type Fields = Partial<Record<ContactField, string>>;

/** Prefills the form on the next page in this tab: with a quiz result, or with typed text after a language switch. */
export const contactDraft = {
  /** The key in session storage. */
  key,
  save: (fields: Fields): void => tabStorage.save(key, fields),
  /** Saves a draft for the form on this page. */
  offer: (fields: Fields): void => {
    tabStorage.save(key, fields);
    window.dispatchEvent(new Event(offerEvent));
  },
  /** @returns a function that removes the listener */
  onOffer: (listener: () => void): (() => void) => {
    window.addEventListener(offerEvent, listener);
    return () => window.removeEventListener(offerEvent, listener);
  },
  /** Removes the draft and returns its valid fields. */
  take: (): Fields => {
    const saved = Object(tabStorage.take(key));
    return Object.fromEntries(
      contactFieldNames.flatMap((name) => (typeof saved[name] === 'string' ? [[name, saved[name]]] : [])),
    );
  },
};
