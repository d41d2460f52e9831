import { createFormControl, type FieldErrors, type Resolver } from 'react-hook-form';
import { type ContactField, contactFieldNames, honeypotField } from '@/lib/contact/contact-fields';
import { contactSchema } from '@/lib/contact/contact-schema';
import { formatWait } from '@/lib/contact/format-wait';
import { FailedResponse } from '@/lib/http/fetch-json';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import type { ContactWords } from './contact-words';
import { controlOf } from './control-of';
import { sendMessage } from './send-message';
import { watchStart } from './watch-start';

/** What is wrong now, a message a field. */
export type ContactErrors = Partial<Record<ContactField, string>>;

type Values = Partial<Record<ContactField, string>>;

/** Sent, and the form is empty again; some field is wrong and has the focus; or the problem, in words. */
type Outcome = 'sent' | 'invalid' | { readonly problem: string };

type Settings = {
  language: Language;
  words: ContactWords;
  onErrors: (errors: ContactErrors) => void;
};

/**
 * Checks and sends a form that is already there and may be filled in: on submit first, from then on at every change.
 * What counts is what the fields hold then: whoever fills them in need not say so.
 *
 * @returns a submit that never rejects; unless the message was sent, the values stay.
 */
export function createContactEngine(
  form: HTMLFormElement,
  { language, words, onErrors }: Settings,
): () => Promise<Outcome> {
  const schema = contactSchema(words.messages);
  const startToken = watchStart(form);
  let listening = new AbortController();
  let control = attach();

  function attach() {
    const fresh = createFormControl<Values>({ resolver: resolverFor(schema) });
    fresh.subscribe({
      formState: { errors: true },
      callback: ({ errors }) => onErrors(textsOf(errors)),
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
    form.reset();
    control = attach();
  }

  return async () => {
    const attempt: { outcome: Outcome } = { outcome: 'invalid' };
    for (const name of contactFieldNames) control.setValue(name, controlOf(form, name).value);
    await control.handleSubmit(async (message) => {
      const honeypot = form.elements.namedItem(honeypotField);
      try {
        await sendMessage(message, language, {
          startToken: startToken(),
          isHoneypotFilled: honeypot instanceof HTMLInputElement && honeypot.value !== '',
        });
        attempt.outcome = 'sent';
      } catch (error) {
        console.error(error);
        attempt.outcome = { problem: problemOf(error, words.problems, language) };
      }
    })();
    if (attempt.outcome === 'sent') empty();
    return attempt.outcome;
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

/** In seconds, for a server that does not say. */
const usualWait = 60;

function problemOf(error: unknown, problems: ContactWords['problems'], language: Language): string {
  const refusal = error instanceof Error && error.cause instanceof FailedResponse ? error.cause : undefined;
  if (refusal?.status !== 429 && refusal?.status !== 503) return problems.failed;
  const wait = formatWait(refusal.retryAfter ?? usualWait, language);
  return fill(refusal.status === 429 ? problems.tooMany : problems.unavailable, { wait });
}

/** Lets the form's own schema check the fields; each reports its first mistake. */
function resolverFor(schema: ReturnType<typeof contactSchema>): Resolver<Values> {
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
