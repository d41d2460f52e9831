import { escapeText } from 'entities';
import type { SendMailOptions } from 'nodemailer';
import { contactFields, serviceChoices } from '../../lib/contact/contact-fields.ts';
import { isLikelySpam } from '../../lib/contact/score-spam.ts';
import { fill } from '../../lib/i18n/fill.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { localeOf } from '../../lib/i18n/locale-of.ts';
import type { Words } from '../content/read-words.ts';
import type { OutboxRow } from '../store/outbox.ts';
import { referenceOf, type StoredMessage } from '../store/stored-message.ts';

/** The head office's time zone. */
const timeZone = 'America/Toronto';

/**
 * Composes the email that delivers a message, as plain text and HTML: a row per form field, long texts below the rows.
 * Suspected spam is marked, with the reasons. Replies go to the visitor. It is mail from a person: ticket systems suspend
 * what says `Auto-Submitted`.
 *
 * The Message-ID is the same at every attempt, so that mail servers can detect duplicates.
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
    text: [
      mail.intro,
      rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
      ...texts.map(({ label, value }) => `${label}:\n${value}`),
      mail.reply,
    ].join('\n\n'),
    html: [
      `<p>${escapeText(mail.intro)}</p>`,
      '<table cellpadding="4">',
      ...rows.map(
        ({ label, value }) =>
          `<tr><th align="left">${escapeText(label)}</th><td>${escapeText(value)}</td></tr>`,
      ),
      '</table>',
      ...texts.flatMap(({ label, value }) => [
        `<p><strong>${escapeText(label)}</strong></p>`,
        // `<br>` for programs without CSS, such as Outlook; the style keeps indentation elsewhere.
        `<p style="white-space: pre-wrap">${escapeText(value).replaceAll('\n', '<br>')}</p>`,
      ]),
      `<p>${escapeText(mail.reply)}</p>`,
    ].join('\n'),
  };
}

/**
 * Composes the email that tells a visitor that we received the message. It quotes nothing from the form, not even the
 * name, so that nobody can use it to send words of their own to a third party.
 */
export function composeConfirmation(
  { id, createdAt, language: writtenIn, fields }: StoredMessage,
  { confirmations, forms }: Words,
  from: string,
): SendMailOptions {
  const reference = referenceOf(id);
  const language = languages.find((each) => each === writtenIn) ?? languages[0];
  const { subject, text, mistaken } = confirmations[language];
  const { phone } = forms[language];
  return {
    from,
    to: { name: '', address: fields.email },
    subject: fill(subject, { reference }),
    messageId: `<confirmation-${id}@${domainOf(from)}>`,
    date: new Date(createdAt),
    // Keeps autoresponders from replying.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    text: [fill(text, { reference, phone }), mistaken].join('\n\n'),
  };
}

/** Deliveries that an alarm lists one by one; it counts the rest. */
const maxListed = 20;

/** Composes the email about failing deliveries. It contains no visitor data and no words of a mail server. */
export function composeAlarm(
  overdue: readonly OutboxRow[],
  { alarm }: Words['mail'],
  from: string,
  to: string,
): SendMailOptions {
  const count = new Set(overdue.map(({ message_id }) => message_id)).size;
  const lines = overdue.slice(0, maxListed).map((row) =>
    fill(row.state === 'failed' ? alarm.failed : alarm.waiting, {
      reference: referenceOf(row.message_id),
      destination: row.recipient || row.channel,
      since: new Date(row.queued_at).toISOString(),
      attempts: row.attempts,
      code: row.error_code ?? '-',
    }),
  );
  const unlisted = overdue.length - lines.length;
  if (unlisted > 0) lines.push(fill(alarm.more, { count: unlisted }));
  return {
    from,
    to,
    subject: fill(alarm.subject, { count }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    priority: 'high',
    text: [alarm.intro, lines.join('\n'), alarm.advice].join('\n\n'),
  };
}

/** Returns `tamarackit.example` for `Website <web@tamarackit.example>`. */
function domainOf(mailbox: string): string {
  return mailbox.slice(mailbox.lastIndexOf('@') + 1).replace('>', '');
}
