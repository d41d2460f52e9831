import type { DueDelivery } from '../store/outbox.ts';
import type { StoredMessage } from '../store/stored-message.ts';
import type { WebhookEvent } from './open-webhook.ts';
import { referenceOf } from './reference-of.ts';

/** What the webhook gets of a message: all that is known of it. */
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

/** What the webhook gets of deliveries that fail: nothing that a visitor wrote. */
export function alarmEvent(overdue: readonly DueDelivery[]): WebhookEvent {
  const deliveries = overdue.map((due) => ({
    message: due.message_id,
    channel: due.channel,
    recipient: due.recipient,
    state: due.state,
    since: new Date(due.queued_at).toISOString(),
    attempts: due.attempts,
    code: due.error_code,
  }));
  return { type: 'contact.alarm', data: { deliveries } };
}
