import { createHmac } from 'node:crypto';
import { errorCode } from '../running/error-code.ts';
import { abortCode, DeliveryError } from './delivery-error.ts';

export type Webhook = {
  /**
   * Resolves when the receiver has answered with a status from 200 to 299.
   *
   * @param id the same whenever the same thing is sent again, so that the receiver can tell
   * @param signal ends the request, however far it has come
   * @throws DeliveryError
   */
  post(id: string, event: WebhookEvent, signal: AbortSignal): Promise<void>;
};

export type WebhookEvent = {
  type: 'contact.message' | 'contact.alarm';
  data: Readonly<Record<string, unknown>>;
};

/**
 * Posts events as JSON, signed as https://www.standardwebhooks.com says: `webhook-signature` is `v1,` and the Base64 of
 * the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`. Each try is signed anew, with its own time.
 *
 * @param secret text, or `whsec_` and the key in Base64
 * @param now milliseconds since 1970
 */
export function openWebhook(url: string, secret: string, now: () => number): Webhook {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : secret;
  return {
    post: async (id, { type, data }, signal) => {
      const time = now();
      const body = JSON.stringify({ type, timestamp: new Date(time).toISOString(), data });
      const seconds = String(Math.floor(time / 1000));
      const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
      const status = await statusOf(
        url,
        signal,
        {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': seconds,
          'webhook-signature': `v1,${signature}`,
        },
        body,
      );
      if (status < 200 || status > 299)
        throw new DeliveryError(
          isLasting(status) ? 'refused' : 'deferred',
          `HTTP ${status}`,
          `The webhook answered ${status}`,
        );
    },
  };
}

async function statusOf(
  url: string,
  signal: AbortSignal,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<number> {
  try {
    // A redirect is not followed: the message goes to the address that the settings name, or nowhere.
    const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
    // Its status says everything. What else it says may never end.
    await answer.body?.cancel();
    return answer.status;
  } catch (error) {
    const cause = (typeof error === 'object' && error && 'cause' in error && error.cause) || error;
    throw new DeliveryError('unreachable', abortCode(signal) ?? errorCode(cause), cause);
  }
}

/** Whether the same request gets the same answer later. Too early, too many and too slow ask for another try. */
function isLasting(status: number): boolean {
  return status < 500 && ![408, 425, 429].includes(status);
}
