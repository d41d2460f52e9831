import { type ContactField, contactFieldNames, honeypotField } from '@/lib/contact/contact-fields';
import { contactSchema } from '@/lib/contact/contact-schema';
import { formatWait } from '@/lib/contact/format-wait';
import { Refusal } from '@/lib/http/fail-unless-ok';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import type { ContactWords } from './contact-words';
import { controlOf } from './control-of';
import { sendMessage } from './send-message';
import { watchStart } from './watch-start';

/** What is wrong now, a message a field. */
export type ContactErrors = Partial<Record<ContactField, string>>;

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
  let isWatching = false;

  function check() {
    const values = contactFieldNames.map((name) => [name, controlOf(form, name).value]);
    const checked = schema.safeParse(Object.fromEntries(values));
    const mistakes = checked.error?.issues.map(({ path, message }) => [path[0], message]).reverse() ?? [];
    const errors: ContactErrors = Object.fromEntries(mistakes);
    onErrors(errors);
    return { message: checked.data, errors };
  }
  form.addEventListener('input', () => isWatching && check());

  return async () => {
    const { message, errors } = check();
    isWatching = true;
    if (!message) {
      const first = contactFieldNames.find((name) => errors[name]);
      if (first) controlOf(form, first).focus();
      return 'invalid';
    }
    const honeypot = form.elements.namedItem(honeypotField);
    try {
      await sendMessage(message, language, {
        startToken: startToken(),
        isHoneypotFilled: honeypot instanceof HTMLInputElement && honeypot.value !== '',
      });
    } catch (error) {
      console.error(error);
      return { problem: problemOf(error, words.problems, language) };
    }
    isWatching = false;
    form.reset();
    return 'sent';
  };
}

/** In seconds, for a server that does not say. */
const usualWait = 60;

function problemOf(error: unknown, problems: ContactWords['problems'], language: Language): string {
  const refusal = error instanceof Error && error.cause instanceof Refusal ? error.cause : undefined;
  if (refusal?.status !== 429 && refusal?.status !== 503) return problems.failed;
  const wait = formatWait(refusal.retryAfter ?? usualWait, language);
  return fill(refusal.status === 429 ? problems.tooMany : problems.unavailable, { wait });
}
