import { type ContactField, contactFieldNames } from '@/lib/contact/contact-fields';

const key = 'contact-form';

type Fields = Partial<Record<ContactField, string>>;

/**
 * Carries what belongs into the contact form to the next page with one, within this tab: a quiz's result, or what was typed
 * when the language is changed. Where the browser keeps nothing, nothing is carried: the links work all the same.
 */
export const formHandover = {
  /** What it is kept under in the tab's storage. */
  key,

  leave(fields: Fields): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(fields));
    } catch {
      // Storage is blocked or full: the visitor writes the message.
    }
  },

  /** What was left, once: it is gone from the browser afterwards. */
  take(): Fields {
    try {
      const left: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
      sessionStorage.removeItem(key);
      return fieldsIn(left);
    } catch {
      return {};
    }
  },
};

function fieldsIn(left: unknown): Fields {
  const entries = typeof left === 'object' && left !== null ? Object.entries(left) : [];
  return Object.fromEntries(
    contactFieldNames.flatMap((name) => {
      const value: unknown = entries.find(([field]) => field === name)?.[1];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
