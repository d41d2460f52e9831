import type { SendMailOptions } from 'nodemailer';
import { serviceChoices } from '../../lib/contact/contact-fields.ts';
import { fill } from '../../lib/i18n/fill.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { localeOf } from '../../lib/i18n/locale-of.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { DueMessage } from '../store/outbox.ts';
import type { Words } from '../words/read-words.ts';

/** Where the head office is. */
const timeZone = 'America/Toronto';

/**
 * The e-mail that a message is delivered as, in plain text and in HTML. Answering it writes to the visitor.
 *
 * Its Message-ID stays the same at every attempt, so that a mail server that gets it twice can tell.
 */
export function composeMail(
  message: DueMessage,
  { form, mail }: Words,
  from: string,
  to: string,
): SendMailOptions {
  const { fields } = message;
  const { firstName, lastName } = fields;
  const service = serviceChoices.find((choice) => choice === fields.service);
  const received = new Intl.DateTimeFormat(localeOf(languages[0]), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone,
  }).format(message.createdAt);
  const rows = [
    [mail.name, `${firstName} ${lastName}`],
    [form.fields.email, fields.email],
    [form.fields.phone, fields.phone],
    [form.fields.company, fields.company],
    [form.fields.service, service ? form.services[service] : ''],
    [mail.received, received],
    [mail.reference, message.id],
  ].map(([label = '', value]) => ({ label, value: value || mail.nothing }));
  const text = fields.message || mail.nothing;

  return {
    from,
    to,
    replyTo: { name: `${firstName} ${lastName}`, address: fields.email },
    subject: fill(mail.subject, { firstName, lastName }),
    messageId: `<${message.id}@${domainOf(from)}>`,
    date: new Date(message.createdAt),
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: [
      mail.intro,
      rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
      text,
      mail.reply,
    ].join('\n\n'),
    html: [
      `<p>${escapeHtml(mail.intro)}</p>`,
      '<table cellpadding="4">',
      ...rows.map(
        ({ label, value }) =>
          `<tr><th align="left">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
      ),
      '</table>',
      `<p style="white-space: pre-wrap">${escapeHtml(text)}</p>`,
      `<p>${escapeHtml(mail.reply)}</p>`,
    ].join('\n'),
  };
}

function domainOf(mailbox: string): string {
  return mailbox.slice(mailbox.lastIndexOf('@') + 1).replace('>', '');
}
