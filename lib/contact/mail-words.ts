import { z } from 'zod';
import { languages } from '../i18n/languages.ts';
import { spamReasons } from './score-spam.ts';

const line = () => z.string().trim().min(1);

/** A line with no other placeholders than these. */
const lineWith = (...placeholders: string[]) =>
  line().refine(
    (text) => [...text.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => placeholders.includes(name)),
    `a text with no other words in braces than ${placeholders.map((name) => `{${name}}`).join(', ')}`,
  );

/** The confirmation mail to visitors. */
const confirmationWords = z.strictObject({
  subject: lineWith('reference'),
  text: lineWith('reference', 'phone'),
  mistaken: line(),
});

const overdue = lineWith('reference', 'destination', 'since', 'attempts', 'code');

/** What the company reads, in the first language of the site. */
const mailWords = z.strictObject({
  subject: lineWith('firstName', 'lastName'),
  intro: line(),
  received: line(),
  reference: line(),
  nothing: line(),
  reply: line(),
  spam: z.strictObject({
    subject: lineWith('subject'),
    label: line(),
    reasons: z.record(z.enum(spamReasons), line()),
  }),
  confirmation: confirmationWords,
  alarm: z.strictObject({
    subject: lineWith('count'),
    intro: line(),
    waiting: overdue,
    failed: overdue,
    more: lineWith('count'),
    advice: line(),
  }),
});

const [first, ...others] = languages;
const confirmationOnly = z.strictObject({ confirmation: confirmationWords });

/** `mail.yaml`: the mails that the server sends. */
export const mailSchema = z.strictObject({
  [first]: mailWords,
  ...(Object.fromEntries(others.map((language) => [language, confirmationOnly])) as Record<
    Exclude<(typeof languages)[number], typeof first>,
    typeof confirmationOnly
  >),
});

export type MailWords = z.output<typeof mailWords>;
export type ConfirmationWords = z.output<typeof confirmationWords>;
