import { type FormSignals, formSignalsHeader, writeFormSignals } from '@/lib/contact/form-signals';
import { postJson } from '@/lib/http/post-json';
import type { Language } from '@/lib/i18n/languages';
import { localeOf } from '@/lib/i18n/locale-of';

/** Milliseconds after which a server that says nothing counts as one that failed. */
const timeoutMs = 30_000;

/**
 * Sends a checked contact message.
 *
 * @throws Error when it was refused, could not be sent, or was not answered within half a minute. Sending it again is
 *   safe: the server stores the same message once.
 */
export async function sendMessage(
  message: Readonly<Record<string, string>>,
  language: Language,
  signs: FormSignals,
): Promise<void> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(new Error('No answer')), timeoutMs);
  const headers = { 'Content-Language': localeOf(language), [formSignalsHeader]: writeFormSignals(signs) };
  try {
    await postJson('/api/contact', message, { headers, signal: abort.signal });
  } finally {
    clearTimeout(timer);
  }
}
