import { contactFieldNames } from '../../lib/contact/contact-fields.ts';
import type { ListedMessage } from '../store/list-messages.ts';

const about = [
  'delivery',
  'attempts',
  'sent',
  'nextAttempt',
  'lastError',
  'unreadable',
  'spamScore',
  'spamReasons',
] as const;

/** What is shown of a message, in this order. */
export const messageColumns = ['id', 'received', 'language', ...contactFieldNames, ...about] as const;

export type MessageRow = Readonly<Record<(typeof messageColumns)[number], string | number>>;

/** A message as it is shown to the people who answer it. Times are UTC. */
export function describeMessage(message: ListedMessage): MessageRow {
  return {
    id: message.id,
    received: timeOf(message.createdAt),
    language: message.language,
    ...message.fields,
    delivery: message.state,
    attempts: message.attempts,
    sent: message.sentAt === undefined ? '' : timeOf(message.sentAt),
    nextAttempt: message.nextAttemptAt === undefined ? '' : timeOf(message.nextAttemptAt),
    lastError: message.lastError ?? '',
    unreadable: message.unreadable ?? '',
    spamScore: message.spamScore,
    spamReasons: message.spamReasons.join(', '),
  };
}

function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
