import { createHmac } from 'node:crypto';
import { errorCode } from '../process/error-code.ts';
import type { OutboxRow } from '../store/outbox.ts';
import { referenceOf, type StoredMessage } from '../store/stored-message.ts';
import { DeliveryError } from './delivery-error.ts';

export type Webhook = ReturnType<typeof openWebhook>;

type WebhookEvent = {
  type: 'contact.message' | 'contact.alarm';
  data: Readonly<Record<string, unknown>>;
};

/** Builds the event for a message, with all its fields. */
export function messageEvent(message: StoredMessage): WebhookEvent {
  const { id, createdAt, language, fields, spamScore, spamReasons } = message;
  return {
    type: 'contact.message',
    data: {
      id,
      reference: referenceOf(id),
      received: new Date(createdAt).toISOString(),
      language,
      fields,
      spam: { score: spamScore, reasons: spamReasons },
    },
  };
}

/** Builds the event for failing deliveries, without any visitor data. */
export function alarmEvent(overdue: readonly OutboxRow[]): WebhookEvent {
  const deliveries = overdue.map((row) => ({
    message: row.message_id,
    channel: row.channel,
    recipient: row.recipient,
    state: row.state,
    since: new Date(row.queued_at).toISOString(),
    attempts: row.attempts,
    code: row.error_code,
  }));
  return { type: 'contact.alarm', data: { deliveries } };
}

/**
 * Posts events as JSON, signed per https://www.standardwebhooks.com: `webhook-signature` is `v1,` and the Base64
 * HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`. Each attempt has its own timestamp and signature.
 *
 * @param secret text, or `whsec_` and the key in Base64
 * @param now milliseconds since 1970
 */
export function openWebhook(url: string, secret: string, now: () => number) {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : secret;
  return {
    /**
     * Resolves when the receiver has answered with a 2xx status.
     *
     * @param id the same for each attempt, so that the receiver can detect duplicates
     * @param signal aborts the request
     * @throws DeliveryError
     */
    post: async (id: string, { type, data }: WebhookEvent, signal: AbortSignal): Promise<void> => {
      const time = now();
      const body = JSON.stringify({ type, timestamp: new Date(time).toISOString(), data });
      const seconds = String(Math.floor(time / 1000));
      const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
      const headers = {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': seconds,
        'webhook-signature': `v1,${signature}`,
      };
      // Follows no redirects: personal data goes only to the address in the settings.
      const sending = fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
      const response = await sending.catch((error) => {
        const { cause = error } = error;
        throw new DeliveryError('unreachable', signal.aborted ? 'ETIMEDOUT' : errorCode(cause), cause);
      });
      // Only the status counts, and the body may be endless.
      await response.body?.cancel();
      const { status, ok } = response;
      if (ok) return;
      const kind = isPermanent(status) ? 'refused' : 'deferred';
      throw new DeliveryError(kind, `HTTP ${status}`, `The webhook answered ${status}`);
    },
  };
}

/** Client errors are permanent, except Request Timeout, Too Early and Too Many Requests. So are redirects. */
function isPermanent(status: number): boolean {
  return status < 500 && ![408, 425, 429].includes(status);
}
