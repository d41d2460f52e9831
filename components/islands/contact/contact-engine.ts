import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { byContactField, type ContactField, honeypotField, secondsField } from '@/lib/contact/contact-fields';
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

/** What the controls hold: the schema takes anything. */
export type ContactValues = Record<ContactField, unknown>;

export type ContactResolver = Resolver<ContactValues, unknown, ContactMessage>;

/**
 * Validates what the controls hold with the schema that the server uses: autofill may not dispatch events, and what was
 * typed before hydration is in the controls alone.
 */
export function createResolver(
  form: HTMLFormElement,
  words: ContactWords['messages'],
  language: Language,
): ContactResolver {
  const resolve: ContactResolver = zodResolver(contactSchema(words, language));
  return (_, context, options) =>
    resolve(
      byContactField(({ name }) => getControl(form, name).value),
      context,
      options,
    );
}

const timeoutMs = 30_000;

/**
 * Sends a valid message. Retrying is safe: the server stores the same message once.
 *
 * @returns a promise of what went wrong, if anything did: the server refused the message, could not be reached or did not
 *   respond in time
 * @throws if the message could not be handed to the browser
 */
export function sendMessage(
  form: HTMLFormElement,
  message: ContactMessage,
  problems: ContactWords['problems'],
  language: Language,
): Promise<string | undefined> {
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
  return sending
    .then(
      () => undefined,
      (error: unknown) => {
        console.error(error);
        return describeFailure(error, problems, language);
      },
    )
    .finally(() => clearTimeout(timer));
}

/** Used when the server sends no `Retry-After`. */
const defaultWaitSeconds = 60;

function describeFailure(error: unknown, problems: ContactWords['problems'], language: Language): string {
  const refusal = error instanceof Error && error.cause instanceof FailedResponse ? error.cause : undefined;
  if (refusal?.status !== 429 && refusal?.status !== 503) return problems.failed;
  const wait = formatWait(refusal.retryAfter ?? defaultWaitSeconds, language);
  return fill(refusal.status === 429 ? problems.tooMany : problems.unavailable, { wait });
}
