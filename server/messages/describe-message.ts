import type { ListedMessage } from '../store/list-messages.ts';

/** A message as it is shown to the people who answer it. Times are UTC. */
export function describeMessage(message: ListedMessage) {
  return {
    id: message.id,
    received: timeOf(message.created_at),
    firstName: message.first_name,
    lastName: message.last_name,
    email: message.email,
    phone: message.phone,
    company: message.company,
    service: message.service,
    message: message.message,
    delivery: message.state,
    attempts: message.attempts,
    sent: message.sent_at === null ? '' : timeOf(message.sent_at),
    nextAttempt: message.state === 'waiting' ? timeOf(message.next_attempt_at) : '',
    lastError: message.last_error ?? '',
  };
}

function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
