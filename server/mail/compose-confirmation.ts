import type { SendMailOptions } from 'nodemailer';
import { fill } from '../../lib/i18n/fill.ts';
import { languages } from '../../lib/i18n/languages.ts';
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
  { confirmations, forms }: Words,
  from: string,
): SendMailOptions {
  const reference = referenceOf(message.id);
  const language = languages.find((each) => each === message.language) ?? languages[0];
  const confirmation = confirmations[language];
  const { phone } = forms[language];
  return {
    from,
    to: { name: '', address: message.fields.email },
    subject: fill(confirmation.subject, { reference }),
    messageId: `<confirmation-${message.id}@${domainOf(from)}>`,
    date: new Date(message.createdAt),
    // Answering machines do not answer it.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    text: [fill(confirmation.text, { reference, phone }), confirmation.mistaken].join('\n\n'),
  };
}
