'use client';

import { type SubmitEvent, useRef, useState } from 'react';
import { useHydrated } from '@/components/islands/hydration/use-hydrated';
import { notify } from '@/components/islands/toast/toast-channel';
import { Icon } from '@/components/ui/icon';
import { contactIds, honeypotField, languageField, type ServiceChoice } from '@/lib/contact/contact-fields';
import type { Language } from '@/lib/i18n/languages';
import { localeOf } from '@/lib/i18n/locale-of';
import type { ContactErrors } from './contact-engine';
import { ContactFieldset } from './contact-fieldset';
import type { ContactWords } from './contact-words';
import { formHandover } from './form-handover';
import { useContactEngine } from './use-contact-engine';
import { useFocusKept } from './use-focus-kept';
import { useHandover } from './use-handover';

type Props = {
  /** Of the page, and so of the message. */
  language: Language;
  words: ContactWords;
  /** Chosen beforehand, on pages about one service. */
  service?: ServiceChoice;
  /** Where the list of services calls it otherwise. */
  serviceNote?: string;
  /** The heading that names the form. Without it the form shows its own. */
  headingId?: string;
};

const ownHeading = 'contact-form-title';

/** On a narrow screen the line wraps below the button, where the screen may end. */
function bringIntoView(line: HTMLElement | null): void {
  line?.scrollIntoView({ block: 'nearest' });
}

/** What stands beside the button once the form was submitted. */
type Notice = { isSent: boolean; text: string };

/**
 * The contact form. Without script it posts to the server; with script it is checked and sent in place, and a toast
 * and a line beside the button tell how that went.
 */
export function ContactForm({ language, words, service, serviceNote, headingId }: Props) {
  const [errors, setErrors] = useState<ContactErrors>({});
  const [notice, setNotice] = useState<Notice>();
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const button = useFocusKept(sending);
  const { form, fetchEngine } = useContactEngine({
    language,
    words,
    onErrors: setErrors,
  });
  useHandover(form);
  useHydrated(form);

  const send = async (target: HTMLFormElement) => {
    const submit = await fetchEngine().catch(() => undefined);
    // The code did not come. With a network there is still the form's own way, without script.
    if (!submit && navigator.onLine) return target.submit();
    const outcome = submit ? await submit() : { problem: words.problems.failed };
    if (outcome === 'invalid') return;
    const isSent = outcome === 'sent';
    setNotice({ isSent, text: isSent ? words.arrived : outcome.problem });
    notify(isSent ? { kind: 'success', ...words.sent } : { kind: 'failure', ...words.failed });
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second click may come before the button is seen to be disabled, or once the form was sent and is empty again.
    if (busy.current || notice?.isSent) return;
    busy.current = true;
    setNotice(undefined);
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
      data-session={formHandover.key}
      noValidate
      aria-labelledby={headingId ?? ownHeading}
      onFocus={() => fetchEngine().catch(() => {})}
      onInput={() => notice?.isSent && setNotice(undefined)}
      onSubmit={onSubmit}
    >
      {!headingId && (
        <h3 id={ownHeading} className="text-h3">
          {words.title}
        </h3>
      )}
      <p className="cap">{words.required}</p>
      <p className="err" id={contactIds.formError} hidden />
      <ContactFieldset words={words} errors={errors} service={service ?? ''} note={serviceNote} />
      <p hidden>
        <label>
          {words.honeypot} <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <input type="hidden" name={languageField} value={localeOf(language)} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <button ref={button} type="submit" className="btn btn-primary" disabled={sending}>
          {sending ? words.submitting : words.submit}
        </button>
        {notice?.isSent && (
          <p ref={bringIntoView} className="sent">
            <Icon name="check" /> {notice.text}
          </p>
        )}
        {notice && !notice.isSent && (
          <p ref={bringIntoView} className="err" role="alert">
            {notice.text}
          </p>
        )}
      </div>
    </form>
  );
}
