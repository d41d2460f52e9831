import { z } from 'zod';
import { languages } from '../i18n/languages.ts';
import { spamReasons } from './score-spam.ts';

const line = () => z.string().trim().min(1);

/** The confirmation mail to visitors. */
const confirmationWords = z.strictObject({
  subject: line().describe('Subject of the mail that confirms a message; {reference} is filled in.'),
  text: line().describe('Its text; {reference} and {phone} are filled in.'),
  mistaken: line().describe('Its last sentence, for those who wrote nothing.'),
});

/** What the company reads, in the first language of the site. */
const mailWords = z.strictObject({
  subject: line().describe(
    'Subject of a message as it reaches us; {firstName} and {lastName} are filled in.',
  ),
  intro: line().describe('First sentence of that mail.'),
  received: line().describe('Label of when it was received.'),
  reference: line().describe('Label of its reference number.'),
  nothing: line().describe('In place of what the visitor left empty.'),
  reply: line().describe('Last sentence of that mail.'),
  spam: z.strictObject({
    subject: line().describe('Subject of a message that looks like spam; {subject} is filled in.'),
    label: line().describe('Label of why.'),
    reasons: z
      .record(z.enum(spamReasons), line().describe('Why a message looks like spam.'))
      .describe('Why a message looks like spam, one sentence for each reason.'),
  }),
  confirmation: confirmationWords,
  alarm: z.strictObject({
    subject: line().describe('Subject of the alarm; {count} is filled in.'),
    intro: line().describe('Its first sentence.'),
    waiting: line().describe(
      'A message that is tried again: {reference}, {destination}, {since}, {attempts}, {code}.',
    ),
    failed: line().describe(
      'A message that was given up: {reference}, {destination}, {since}, {attempts}, {code}.',
    ),
    more: line().describe('Behind the first messages; {count} is filled in.'),
    advice: line().describe('What to do.'),
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
