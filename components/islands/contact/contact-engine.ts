import { createFormControl, type FieldErrors, type Resolver } from 'react-hook-form';
import { type ContactField, contactFieldNames, honeypotField } from '@/lib/contact/contact-fields';
import { contactSchema } from '@/lib/contact/contact-schema';
import { type FormSignals, formSignalsHeader, writeFormSignals } from '@/lib/contact/form-signals';
import { formatWait } from '@/lib/contact/format-wait';
import { FailedResponse } from '@/lib/http/fetch-json';
import { postJson } from '@/lib/http/post-json';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { localeOf } from '@/lib/i18n/locale-of';
import type { ContactWords } from './contact-words';
import { getControl } from './get-control';
import { requestStartToken } from './request-start-token';

type Values = Partial<Record<ContactField, string>>;

/** The current message of each invalid field. */
export type ContactErrors = Values;

/** `sent` clears the form. `invalid` focuses the first invalid field. */
type Outcome = 'sent' | 'invalid' | { readonly problem: string };

type Settings = {
  language: Language;
  words: ContactWords;
  onErrors: (errors: ContactErrors) => void;
};

/**
 * Validates and sends a form that is in the page already and may be filled in: first on submit, then on every change.
 * It reads the values from the controls, as autofill may not dispatch events.
 *
 * @returns a submit function that never rejects; the values stay unless the message was sent
 */
export function createContactEngine(
  form: HTMLFormElement,
  { language, words, onErrors }: Settings,
): () => Promise<Outcome> {
  const schema = contactSchema(words.messages);
  const startToken = requestStartToken(form);
  let listeners = new AbortController();
  let control = registerFields();

  function registerFields() {
    const created = createFormControl<Values>({ resolver: createResolver(schema) });
    created.subscribe({
      formState: { errors: true },
      callback: ({ errors = {} }) =>
        onErrors(Object.fromEntries(contactFieldNames.map((name) => [name, errors[name]?.message]))),
    });
    for (const name of contactFieldNames) {
      const element = getControl(form, name);
      const { ref, onChange } = created.register(name);
      ref(element);
      element.addEventListener('input', onChange, { signal: listeners.signal });
    }
    return created;
  }

  function clearForm() {
    listeners.abort();
    listeners = new AbortController();
    form.reset();
    control = registerFields();
  }

  return async () => {
    let outcome = 'invalid' as Outcome;
    for (const name of contactFieldNames) control.setValue(name, getControl(form, name).value);
    await control.handleSubmit(async (message) => {
      const honeypot = form.elements.namedItem(honeypotField);
      try {
        await sendMessage(message, language, {
          startToken: startToken(),
          isHoneypotFilled: honeypot instanceof HTMLInputElement && honeypot.value !== '',
        });
        outcome = 'sent';
      } catch (error) {
        console.error(error);
        outcome = { problem: describeFailure(error, words.problems, language) };
      }
    })();
    if (outcome === 'sent') clearForm();
    return outcome;
  };
}

/** Validates with the shared schema and keeps the first issue of each field. */
function createResolver(schema: ReturnType<typeof contactSchema>): Resolver<Values> {
  return (values) => {
    const { data, error } = schema.safeParse(values);
    if (data) return { values: data, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const field of contactFieldNames) {
      const issue = error?.issues.find(({ path }) => path[0] === field);
      if (issue) errors[field] = { type: issue.code ?? '', message: issue.message };
    }
    return { values: {}, errors };
  };
}

const timeoutMs = 30_000;

/**
 * Sends a valid message.
 *
 * @throws Error when the server refuses the message or cannot be reached, or does not respond in time. Retrying is
 *   safe: the server stores the same message once.
 */
async function sendMessage(message: Values, language: Language, signals: FormSignals): Promise<void> {
  const headers = { 'Content-Language': localeOf(language), [formSignalsHeader]: writeFormSignals(signals) };
  const signal = AbortSignal.timeout(timeoutMs);
  await postJson('/api/contact', message, { headers, signal });
}

/** Used when the server sends no `Retry-After`. */
const defaultWaitSeconds = 60;

function describeFailure(error: unknown, problems: ContactWords['problems'], language: Language): string {
  const refusal = error instanceof Error && error.cause instanceof FailedResponse ? error.cause : undefined;
  if (refusal?.status !== 429 && refusal?.status !== 503) return problems.failed;
  const wait = formatWait(refusal.retryAfter ?? defaultWaitSeconds, language);
  return fill(refusal.status === 429 ? problems.tooMany : problems.unavailable, { wait });
}
