import {
  type ContactField,
  contactFieldNames,
  honeypotField,
  secondsField,
} from '@/lib/contact/contact-fields';
import { type ContactMessage, contactSchema } from '@/lib/contact/contact-schema';
import { formSignalsHeader, readSeconds, writeFormSignals } from '@/lib/contact/form-signals';
import { formatWait } from '@/lib/contact/format-wait';
import { FailedResponse } from '@/lib/http/fetch-json';
import { postJson } from '@/lib/http/post-json';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { localeOf } from '@/lib/i18n/locale-of';
import type { ContactWords } from './contact-words';
import { getControl } from './get-control';

/** The current message of each invalid field. */
export type ContactErrors = Partial<Record<ContactField, string>>;

/** `sent` clears the form. `invalid` focuses the first invalid field. */
export type Outcome = 'sent' | 'invalid' | { readonly problem: string };

type Settings = {
  language: Language;
  words: ContactWords;
  onErrors: (errors: ContactErrors) => void;
};

/**
 * Validates and sends a form that is in the page already and may be filled in: on submit, and then on every change. A
 * value that is too long is reported as soon as it is entered. Values are read from the controls, as autofill may not
 * dispatch events.
 *
 * @returns a submit function. It rejects if the message could not be handed to the browser; the values stay unless the
 *   message was sent.
 */
export function createContactEngine(
  form: HTMLFormElement,
  { language, words, onErrors }: Settings,
): () => Promise<Outcome> {
  const schema = contactSchema(words.messages, language);
  let isSubmitted = false;

  function validate() {
    const values = Object.fromEntries(contactFieldNames.map((name) => [name, getControl(form, name).value]));
    const { data, error } = schema.safeParse(values);
    const errors: ContactErrors = {};
    for (const name of contactFieldNames) {
      const issue = error?.issues.find(({ path }) => path[0] === name);
      if (issue && (isSubmitted || issue.code === 'too_big')) errors[name] = issue.message;
    }
    onErrors(errors);
    return { message: data, firstInvalid: contactFieldNames.find((name) => errors[name]) };
  }

  form.addEventListener('input', validate);

  return async () => {
    isSubmitted = true;
    const { message, firstInvalid } = validate();
    if (firstInvalid) {
      // From its heading down, as long as the field is in view there: the focus alone could cut the heading in half.
      form.closest('section')?.querySelector('h2')?.scrollIntoView({ behavior: 'instant' });
      getControl(form, firstInvalid).focus();
    }
    if (!message) return 'invalid';
    const sending = send(form, message, language);
    try {
      await sending;
    } catch (error) {
      console.error(error);
      return { problem: describeFailure(error, words.problems, language) };
    }
    isSubmitted = false;
    form.reset();
    return 'sent';
  };
}

const timeoutMs = 30_000;

/**
 * Sends a valid message. What throws has not sent anything; what rejects was refused by the server, or the server could not
 * be reached or did not respond in time. Retrying is safe: the server stores the same message once.
 */
function send(form: HTMLFormElement, message: ContactMessage, language: Language): Promise<void> {
  const hiddenValue = (name: string) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field.value : '';
  };
  const signals = {
    secondsToWrite: readSeconds(hiddenValue(secondsField)),
    isHoneypotFilled: hiddenValue(honeypotField) !== '',
  };
  const headers = { 'Content-Language': localeOf(language), [formSignalsHeader]: writeFormSignals(signals) };
  const timeout = new AbortController();
  const sending = postJson('/api/contact', message, { headers, signal: timeout.signal });
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  return sending.finally(() => clearTimeout(timer));
}

/** Used when the server sends no `Retry-After`. */
const defaultWaitSeconds = 60;

function describeFailure(error: unknown, problems: ContactWords['problems'], language: Language): string {
  const refusal = error instanceof Error && error.cause instanceof FailedResponse ? error.cause : undefined;
  if (refusal?.status !== 429 && refusal?.status !== 503) return problems.failed;
  const wait = formatWait(refusal.retryAfter ?? defaultWaitSeconds, language);
  return fill(refusal.status === 429 ? problems.tooMany : problems.unavailable, { wait });
}
