import type { SendMailOptions } from 'nodemailer';
import { fill } from '../../lib/i18n/fill.ts';
import type { StoredMessage } from '../store/stored-message.ts';
import type { Words } from '../words/read-words.ts';
import { domainOf } from './compose-mail.ts';
import { referenceOf } from './reference-of.ts';

/**
 * The email that tells a visitor that the message came in. It repeats nothing that the visitor wrote, the name
 * included: whoever types in somebody else's address cannot make us send them words of their own.
 */
export function composeConfirmation(
  message: StoredMessage,
  { confirmation }: Words['mail'],
  from: string,
): SendMailOptions {
  const reference = referenceOf(message.id);
  return {
    from,
    to: { name: '', address: message.fields.email },
    subject: fill(confirmation.subject, { reference }),
    messageId: `<confirmation-${message.id}@${domainOf(from)}>`,
    date: new Date(message.createdAt),
    // Answering machines do not answer it.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    text: [fill(confirmation.text, { reference }), confirmation.mistaken].join('\n\n'),
  };
}
