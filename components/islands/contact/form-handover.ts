import { tabHandover } from '@/components/islands/hydration/tab-handover';
import { type ContactField, contactFieldNames } from '@/lib/contact/contact-fields';

const key = 'contact-form';

type Fields = Partial<Record<ContactField, string>>;

/**
 * Carries what belongs into the contact form to the next page with one, within this tab: a quiz's result, or what was typed
 * when the language is changed.
 */
export const formHandover = {
  /** What it is kept under in the tab's storage. */
  key,
  leave: (fields: Fields): void => tabHandover.leave(key, fields),
  take: (): Fields => fieldsIn(tabHandover.take(key)),
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
