import { sendRequest } from '@/lib/http/send-request';

/** Milliseconds after which a server that says nothing counts as one that failed. */
const patience = 30_000;

/**
 * Sends a checked contact message.
 *
 * @throws Error when it was refused, could not be sent, or was not answered within half a minute. Sending it again is
 *   safe: the server stores the same message once.
 */
export async function sendMessage(message: Readonly<Record<string, string>>): Promise<void> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(new Error('No answer')), patience);
  try {
    await sendRequest('POST', '/api/contact', { body: message, signal: abort.signal });
  } finally {
    clearTimeout(timer);
  }
}
