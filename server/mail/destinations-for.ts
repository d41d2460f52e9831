import { recipientsFor, type Settings } from '../process/read-environment.ts';
import type { Destination } from '../store/outbox.ts';

/**
 * Returns where a message about a service goes. If neither mail nor a webhook is set up, it waits for mail with the
 * recipient left open.
 */
export function destinationsFor(settings: Settings, service: string): Destination[] {
  const { SMTP_URL, WEBHOOK_URL } = settings;
  const recipients = SMTP_URL ? recipientsFor(settings, service) : WEBHOOK_URL ? [] : [''];
  return [
    ...recipients.map((recipient) => ({ channel: 'mail' as const, recipient })),
    ...(WEBHOOK_URL ? [{ channel: 'webhook' as const, recipient: '' }] : []),
  ];
}
