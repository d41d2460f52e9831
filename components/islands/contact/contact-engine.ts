import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { createFormControl, type FieldErrors } from 'react-hook-form';
import {
  type ContactField,
  type ContactMistakeWords,
  contactFieldNames,
  contactFields,
} from '@/lib/contact/contact-fields';
import { contactSchema } from '@/lib/contact/contact-schema';
import type { ContactErrors } from './contact-errors';
import { controlOf } from './control-of';
import { sendMessage } from './send-message';

type Values = Partial<Record<ContactField, string>>;
type Settings = {
  messages: ContactMistakeWords;
  /** The choice that a sent form goes back to. */
  service: string;
  onErrors: (errors: ContactErrors) => void;
};

/**
 * Checks and sends a form that is already there and may be filled in: on submit first, from then on at every change.
 *
 * @returns a submit that settles true once the message was sent and the form is empty again, false when a field is
 *   wrong, with the focus on the first of those. It rejects when sending failed; the values stay.
 */
export function createContactEngine(form: HTMLFormElement, settings: Settings): () => Promise<boolean> {
  const schema = contactSchema(settings.messages);
  let listening = new AbortController();
  let control = attach();

  function attach() {
    const fresh = createFormControl<Values>({ resolver: standardSchemaResolver(schema) });
    fresh.subscribe({
      formState: { errors: true },
      callback: ({ errors }) => settings.onErrors(textsOf(errors)),
    });
    for (const name of contactFieldNames) {
      const element = controlOf(form, name);
      const { ref, onChange } = fresh.register(name);
      ref(element);
      element.addEventListener('input', onChange, { signal: listening.signal });
    }
    return fresh;
  }

  function empty() {
    listening.abort();
    listening = new AbortController();
    for (const { name, kind } of contactFields)
      controlOf(form, name).value = kind === 'choice' ? settings.service : '';
    control = attach();
  }

  return async () => {
    let sent = false;
    await control.handleSubmit(async (message) => {
      await sendMessage(message);
      sent = true;
    })();
    if (sent) empty();
    return sent;
  };
}

function textsOf(errors: FieldErrors<Values> = {}): ContactErrors {
  return Object.fromEntries(
    contactFieldNames.flatMap((name) => {
      const text = errors[name]?.message;
      return text ? [[name, text]] : [];
    }),
  );
}
