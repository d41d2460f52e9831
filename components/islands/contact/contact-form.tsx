'use client';

import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '@/components/islands/hydration/use-hydrated';
import { showToast } from '@/components/islands/toast/toast-channel';
import { Icon } from '@/components/ui/icon';
import { contactIds, honeypotField, languageField, type ServiceChoice } from '@/lib/contact/contact-fields';
import { islandAttributes } from '@/lib/hydration/contract';
import type { Language } from '@/lib/i18n/languages';
import { localeOf } from '@/lib/i18n/locale-of';
import { contactDraft } from './contact-draft';
import type { ContactErrors } from './contact-engine';
import { ContactFieldset } from './contact-fieldset';
import type { ContactWords } from './contact-words';
import { useContactDraft } from './use-contact-draft';
import { useContactEngine } from './use-contact-engine';

type Props = {
  /** The language of the page and of the message. */
  language: Language;
  words: ContactWords;
  /** Preselected on pages about one service. */
  service?: ServiceChoice;
  /** Explains the preselected service where the list names it differently. */
  serviceNote?: string;
  /** The id of the heading that labels the form. Without it the form renders its own. */
  headingId?: string;
};

const defaultHeadingId = 'contact-form-title';

/** The outcome of the last submission, next to the button. */
type Notice = { isSent: boolean; text: string };

/** On narrow screens the notice wraps below the button and may be out of view. */
function scrollToNotice(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' });
}

/**
 * The contact form. Without script the browser posts it. With script it is validated and sent in place, and a toast and
 * a notice next to the button show the outcome.
 */
export function ContactForm({ language, words, service, serviceNote, headingId }: Props) {
  const [errors, setErrors] = useState<ContactErrors>({});
  const [notice, setNotice] = useState<Notice>();
  const [sending, setSending] = useState(false);
  const isBusy = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const { form, loadEngine } = useContactEngine({ language, words, onErrors: setErrors });
  useContactDraft(form);
  useHydrated(form);

  const send = async (target: HTMLFormElement) => {
    const submit = await loadEngine().catch(() => undefined);
    // If the code cannot be loaded, let the browser post the form, unless it is offline.
    if (!submit && navigator.onLine) return target.submit();
    const outcome = submit ? await submit() : { problem: words.problems.failed };
    if (outcome === 'invalid') return;
    const isSent = outcome === 'sent';
    setNotice({ isSent, text: isSent ? words.arrived : outcome.problem });
    showToast(isSent ? { kind: 'success', ...words.sent } : { kind: 'failure', ...words.failed });
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Ignore a second click: the button may not be rendered as disabled yet, and after success the form is empty.
    if (isBusy.current || notice?.isSent) return;
    isBusy.current = true;
    setNotice(undefined);
    setSending(true);
    await send(event.currentTarget);
    isBusy.current = false;
    flushSync(() => setSending(false));
    // Disabling the button made it lose the focus. Return it, unless the visitor has moved on.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  };

  return (
    <form
      ref={form}
      className="grid gap-5"
      method="post"
      action="/api/contact"
      {...islandAttributes({ session: contactDraft.key })}
      noValidate
      aria-labelledby={headingId ?? defaultHeadingId}
      onFocus={() => loadEngine().catch(() => {})}
      onInput={() => notice?.isSent && setNotice(undefined)}
      onSubmit={onSubmit}
    >
      {!headingId && (
        <h3 id={defaultHeadingId} className="text-h3">
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
          <p ref={scrollToNotice} className="sent">
            <Icon name="check" /> {notice.text}
          </p>
        )}
        {notice && !notice.isSent && (
          <p ref={scrollToNotice} className="err" role="alert">
            {notice.text}
          </p>
        )}
      </div>
    </form>
  );
}
