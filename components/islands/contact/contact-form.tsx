'use client';

import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '@/components/islands/hydration/use-hydrated';
import { showToast } from '@/components/islands/toast/toast-channel';
import { Icon } from '@/components/ui/icon';
import {
  contactIds,
  honeypotField,
  languageField,
  type ServiceChoice,
  secondsField,
} from '@/lib/contact/contact-fields';
import { islandAttributes } from '@/lib/hydration/contract';
import type { Language } from '@/lib/i18n/languages';
import { localeOf } from '@/lib/i18n/locale-of';
import { contactDraft } from './contact-draft';
import { ContactFieldset } from './contact-fieldset';
import type { ContactWords } from './contact-words';
import { useContactDraft } from './use-contact-draft';
import { type Outcome, useContactForm } from './use-contact-form';
import { useWritingTime } from './use-writing-time';

type Props = {
  /** The language of the page and of the message. */
  language: Language;
  words: ContactWords;
  /** Preselected on pages about one service. */
  service?: ServiceChoice;
  /** The id of the heading that labels the form. Without it the form renders its own. */
  headingId?: string;
};

const defaultHeadingId = 'contact-form-title';

/** The outcome of the last submission: thanks above the button, a problem next to it. */
type Notice = { isSent: boolean; text: string };

/**
 * The contact form. Without script the browser posts it. With script it is validated and sent in place, and a toast and
 * a notice next to the button show the outcome. Whatever goes wrong before the message leaves, the browser posts it.
 */
export function ContactForm({ language, words, service, headingId }: Props) {
  const [notice, setNotice] = useState<Notice>();
  const [sending, setSending] = useState(false);
  const isBusy = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const { ref: form, register, errors, preload, validate, submit } = useContactForm(words, language);
  const writingTime = useWritingTime(form);
  const isFilledIn = useContactDraft(form);
  useHydrated(form);

  const send = async (target: HTMLFormElement): Promise<Outcome | 'posted'> => {
    try {
      writingTime.note();
      return await submit();
    } catch (error) {
      console.error(error);
      // Offline, the browser would show its own error page in place of what was written.
      if (!navigator.onLine) return { problem: words.problems.failed };
      target.submit();
      return 'posted';
    }
  };
  const report = (result: Notice) => {
    flushSync(() => setNotice(result));
    // The notice may be out of view: it wraps below the button on narrow screens, and Enter sends from any field.
    row.current?.scrollIntoView({ block: 'nearest' });
    showToast({
      kind: result.isSent ? 'success' : 'failure',
      ...(result.isSent ? words.sent : words.failed),
      awayFrom: row.current,
    });
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The button may not be rendered as disabled yet.
    if (isBusy.current) return;
    isBusy.current = true;
    const focused = document.activeElement;
    setNotice(undefined);
    setSending(true);
    const outcome = await send(event.currentTarget);
    isBusy.current = false;
    flushSync(() => setSending(false));
    if (outcome === 'sent') report({ isSent: true, text: words.arrived });
    else if (typeof outcome === 'object') report({ isSent: false, text: outcome.problem });
    // Disabling the button made it lose the focus, and a field in which Enter was pressed may be out of view by now. The focus
    // goes to the button, unless the visitor has moved on or a field is invalid.
    if (
      document.activeElement === document.body ||
      (document.activeElement === focused && outcome !== 'invalid')
    )
      button.current?.focus({ preventScroll: true });
  };
  const [beforePolicy, afterPolicy] = words.privacy.text.split('{policy}');

  return (
    <form
      ref={form}
      className="grid gap-5"
      method="post"
      action="/api/contact"
      {...islandAttributes(`session:${contactDraft.key}`)}
      noValidate
      aria-labelledby={headingId ?? defaultHeadingId}
      onFocus={preload}
      onInput={() => {
        if (notice?.isSent) setNotice(undefined);
        void validate();
      }}
      onSubmit={onSubmit}
    >
      {!headingId && (
        <h3 id={defaultHeadingId} className="text-h3">
          {words.title}
        </h3>
      )}
      <div>
        <p className="cap">{words.required}</p>
        <output className="block font-medium not-empty:mt-2">{isFilledIn && words.filledIn}</output>
      </div>
      <p className="err" id={contactIds.formError} hidden />
      <ContactFieldset {...{ words, register, errors }} service={service ?? ''} />
      <p hidden>
        <label>
          {words.honeypot} <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <input type="hidden" name={languageField} value={localeOf(language)} />
      <input type="hidden" name={secondsField} ref={writingTime.field} />
      <p className="cap">
        {beforePolicy}
        <a className="link" href={words.privacy.href}>
          {words.privacy.policy}
        </a>
        {afterPolicy}
      </p>
      <div ref={row} className="flex scroll-my-6 flex-wrap items-center gap-x-5 gap-y-3">
        <button
          ref={button}
          type="submit"
          // Quiet next to an emptied form whose message has arrived.
          className={`btn ${notice?.isSent ? 'btn-quiet' : 'btn-primary'}`}
          disabled={sending}
          // A double click is one press: its second half would find the form emptied.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {sending ? words.submitting : words.submit}
        </button>
        {notice?.isSent && (
          <p className="-order-1 flex w-full items-center gap-3 rounded-sm bg-ok-100 px-4 py-3.5 font-medium text-ok-700">
            <Icon name="check" /> {notice.text}
          </p>
        )}
        {notice && !notice.isSent && (
          <p className="err" role="alert">
            {notice.text}
          </p>
        )}
      </div>
    </form>
  );
}
