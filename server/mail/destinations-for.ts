import type { Settings } from '../running/read-environment.ts';
import type { Destination } from '../store/outbox.ts';

type Ways = Pick<Settings, 'smtp' | 'webhook'>;

/** Who gets messages about this service by mail: those that the settings name for it, else those for all. */
export function recipientsFor(smtp: NonNullable<Settings['smtp']>, service: string): readonly string[] {
  return smtp.toByService.get(service) ?? smtp.to;
}

/**
 * Where a message about this service goes. Without any way to deliver it, it waits for the day on which mail is set up.
 */
export function destinationsFor({ smtp, webhook }: Ways, service: string): Destination[] {
  const recipients = smtp ? recipientsFor(smtp, service) : webhook ? [] : [''];
  return [
    ...recipients.map((recipient) => ({ channel: 'mail' as const, recipient })),
    ...(webhook ? [{ channel: 'webhook' as const, recipient: '' }] : []),
  ];
}
