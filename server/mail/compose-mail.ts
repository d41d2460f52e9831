import type { SendMailOptions } from 'nodemailer';
import { contactFields, serviceChoices } from '../../lib/contact/contact-fields.ts';
import { isLikelySpam } from '../../lib/contact/score-spam.ts';
import { fill } from '../../lib/i18n/fill.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { localeOf } from '../../lib/i18n/locale-of.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { StoredMessage } from '../store/stored-message.ts';
import type { Words } from '../words/read-words.ts';
import { referenceOf } from './reference-of.ts';

/** Where the head office is. */
const timeZone = 'America/Toronto';

/**
 * The email that a message is delivered as, in plain text and in HTML: every field of the form, a row each, long texts
 * below the rows. One that looks like spam is marked and says why. Answering it writes to the visitor.
 *
 * Its Message-ID stays the same at every attempt, so that a mail server that gets it twice can tell.
 */
export function composeMail(
  { id, createdAt, fields, spamScore, spamReasons }: StoredMessage,
  { form, mail }: Words,
  from: string,
  to: string,
): SendMailOptions {
  const { firstName, lastName } = fields;
  const isSpam = isLikelySpam({ score: spamScore, reasons: spamReasons });
  const reasons = spamReasons.map((reason) => mail.spam.reasons[reason]);
  const subject = fill(mail.subject, { firstName, lastName });
  const received = new Intl.DateTimeFormat(localeOf(languages[0]), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone,
  }).format(createdAt);
  const shown = contactFields.map(({ name, kind }) => {
    const service = kind === 'choice' && serviceChoices.find((choice) => choice === fields[name]);
    const value = (service ? form.services[service] : fields[name]) || mail.nothing;
    return { label: form.fields[name], value, isLong: kind === 'text' };
  });
  const rows = [
    ...shown.filter(({ isLong }) => !isLong),
    { label: mail.received, value: received },
    { label: mail.reference, value: `${referenceOf(id)} (${id})` },
    ...(isSpam ? [{ label: mail.spam.label, value: reasons.join('; ') }] : []),
  ];
  const texts = shown.filter(({ isLong }) => isLong);

  return {
    from,
    to,
    replyTo: { name: `${firstName} ${lastName}`, address: fields.email },
    subject: isSpam ? fill(mail.spam.subject, { subject }) : subject,
    messageId: `<${id}@${domainOf(from)}>`,
    date: new Date(createdAt),
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: [
      mail.intro,
      rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
      ...texts.map(({ label, value }) => `${label}:\n${value}`),
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
      ...texts.flatMap(({ label, value }) => [
        `<p><strong>${escapeHtml(label)}</strong></p>`,
        `<p style="white-space: pre-wrap">${escapeHtml(value)}</p>`,
      ]),
      `<p>${escapeHtml(mail.reply)}</p>`,
    ].join('\n'),
  };
}

/** `tamarackit.example` of `Website <web@tamarackit.example>`. */
export function domainOf(mailbox: string): string {
  return mailbox.slice(mailbox.lastIndexOf('@') + 1).replace('>', '');
}
