'use client';

import { type SubmitEvent, useRef, useState } from 'react';
import { useHydrated } from '@/components/islands/hydration/use-hydrated';
import { notify } from '@/components/islands/toast/toast-channel';
import { contactIds, honeypotField, type ServiceChoice } from '@/lib/contact/contact-fields';
import type { ContactErrors } from './contact-errors';
import { ContactFieldset } from './contact-fieldset';
import type { ContactWords } from './contact-words';
import { useContactEngine } from './use-contact-engine';
import { useFocusKept } from './use-focus-kept';
import { usePrefill } from './use-prefill';

type Props = {
  form: ContactWords;
  /** Chosen beforehand, on pages about one service. */
  service?: ServiceChoice;
  /** The heading that names the form. Without it the form shows its own. */
  headingId?: string;
};

const ownHeading = 'contact-form-title';

/**
 * The contact form. Without script it posts to the server; with script it is checked and sent in place, and a toast
 * tells how that went.
 */
export function ContactForm({ form: words, service, headingId }: Props) {
  const [errors, setErrors] = useState<ContactErrors>({});
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const button = useFocusKept(sending);
  const { form, fetchEngine } = useContactEngine({
    messages: words.messages,
    service: service ?? '',
    onErrors: setErrors,
  });
  usePrefill(form);
  useHydrated(form);

  const send = async (target: HTMLFormElement) => {
    const submit = await fetchEngine().catch(() => undefined);
    // The code did not come. With a network there is still the form's own way, without script.
    if (!submit && navigator.onLine) return target.submit();
    try {
      if (!submit) throw new Error('No network');
      if (await submit()) notify({ kind: 'success', ...words.sent });
    } catch (error) {
      console.error(error);
      notify({ kind: 'failure', ...words.failed });
    }
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second click may come before the button is seen to be disabled.
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    await send(event.currentTarget);
    busy.current = false;
    setSending(false);
  };

  return (
    <form
      ref={form}
      className="grid gap-5"
      method="post"
      action="/api/contact"
      data-island=""
      noValidate
      aria-labelledby={headingId ?? ownHeading}
      onFocus={() => fetchEngine().catch(() => {})}
      onSubmit={onSubmit}
    >
      {!headingId && (
        <h3 id={ownHeading} className="text-h3">
          {words.title}
        </h3>
      )}
      <p className="cap">{words.required}</p>
      <p className="err" id={contactIds.formError} hidden />
      <ContactFieldset words={words} errors={errors} service={service ?? ''} />
      <p hidden>
        <label>
          {words.honeypot} <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <button ref={button} type="submit" className="btn btn-primary justify-self-start" disabled={sending}>
        {sending ? words.submitting : words.submit}
      </button>
    </form>
  );
}
