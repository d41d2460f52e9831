import type { SendMailOptions } from 'nodemailer';
import { fill } from '../../lib/i18n/fill.ts';
import type { DueDelivery } from '../store/outbox.ts';
import type { Words } from '../words/read-words.ts';
import { referenceOf } from './reference-of.ts';

/** Named one by one; of the others, the number. */
const mostNamed = 20;

/** The email that says which deliveries fail. It holds nothing that a visitor wrote, and no words of a mail server. */
export function composeAlarm(
  overdue: readonly DueDelivery[],
  { alarm }: Words['mail'],
  from: string,
  to: string,
): SendMailOptions {
  const count = new Set(overdue.map(({ message_id }) => message_id)).size;
  const lines = overdue
    .slice(0, mostNamed)
    .map(({ message_id, channel, recipient, queued_at, attempts, state, error_code }) =>
      fill(state === 'failed' ? alarm.failed : alarm.waiting, {
        reference: referenceOf(message_id),
        destination: recipient || channel,
        since: new Date(queued_at).toISOString(),
        attempts,
        code: error_code ?? '-',
      }),
    );
  const unnamed = overdue.length - lines.length;
  if (unnamed > 0) lines.push(fill(alarm.more, { count: unnamed }));
  return {
    from,
    to,
    subject: fill(alarm.subject, { count }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    priority: 'high',
    text: [alarm.intro, lines.join('\n'), alarm.advice].join('\n\n'),
  };
}
