import type { Settings } from '../process/read-environment.ts';
import type { Destination } from '../store/outbox.ts';

/** Returns the mail recipients for a service: its own ones if set, else the general ones. */
export function recipientsFor(smtp: NonNullable<Settings['smtp']>, service: string): readonly string[] {
  return smtp.toByService.get(service) ?? smtp.to;
}

/**
 * Returns where a message about a service goes. If neither mail nor a webhook is set up, it waits for mail with the
 * recipient left open.
 */
export function destinationsFor(
  { smtp, webhook }: Pick<Settings, 'smtp' | 'webhook'>,
  service: string,
): Destination[] {
  const recipients = smtp ? recipientsFor(smtp, service) : webhook ? [] : [''];
  return [
    ...recipients.map((recipient) => ({ channel: 'mail' as const, recipient })),
    ...(webhook ? [{ channel: 'webhook' as const, recipient: '' }] : []),
  ];
}
