import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { contactFieldNames, contactMistakes, serviceChoices } from '../../lib/contact/contact-fields.ts';
import { spamReasons } from '../../lib/contact/score-spam.ts';
import { byLanguage } from '../../lib/i18n/by-language.ts';
import { draftLanguages, type Language, languages } from '../../lib/i18n/languages.ts';

const line = z.string().trim().min(1);
const lines = <const K extends string>(...names: K[]) => z.record(z.enum(names), line);

/** A line with no other placeholders than these. */
const lineWith = (...placeholders: string[]) =>
  line.refine(
    (text) => [...text.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => placeholders.includes(name)),
    `expected no {places} other than ${placeholders.map((name) => `{${name}}`).join(', ')}`,
  );

/** The part of `contact.yaml` that the server uses; the rest belongs to the page. */
const formWords = z.object({
  messages: lines(...contactMistakes),
  fields: lines(...contactFieldNames),
  services: lines(...serviceChoices),
  problems: lines(
    'title',
    'invalid',
    'tooLarge',
    'unreadable',
    'foreign',
    'tooMany',
    'unavailable',
    'failed',
  ),
});

const companyWords = z.object({ phone: line });

/** The confirmation mail to visitors. */
const confirmationWords = z.strictObject({
  subject: lineWith('reference'),
  text: lineWith('reference', 'phone'),
  mistaken: line,
});

/** A draft language may be incomplete. */
const draftWords = z.strictObject({ confirmation: confirmationWords.partial() }).partial().optional();

const overdue = lineWith('reference', 'destination', 'since', 'attempts', 'code');

const mailWords = z.strictObject({
  subject: lineWith('firstName', 'lastName'),
  intro: line,
  received: line,
  reference: line,
  nothing: line,
  reply: line,
  spam: z.strictObject({ subject: lineWith('subject'), label: line, reasons: lines(...spamReasons) }),
  confirmation: confirmationWords,
  alarm: z.strictObject({
    subject: lineWith('count'),
    intro: line,
    waiting: overdue,
    failed: overdue,
    more: lineWith('count'),
    advice: line,
  }),
});

export type FormWords = z.output<typeof formWords> & z.output<typeof companyWords>;

export type Words = {
  /** For visitors, in the language of their page: texts of the form. */
  forms: Readonly<Record<Language, FormWords>>;
  /** For visitors: texts of the confirmation mail. */
  confirmations: Readonly<Record<Language, z.output<typeof confirmationWords>>>;
  /** For the company, in the first language of the site. */
  form: FormWords;
  mail: z.output<typeof mailWords>;
};

const [firstLanguage] = languages;

const mailFile = z.object({
  ...byLanguage(() => z.object({ confirmation: confirmationWords })),
  [firstLanguage]: mailWords,
});
const mailDrafts = z.object(Object.fromEntries(draftLanguages.map((language) => [language, draftWords])));

/**
 * Reads all texts that the server sends.
 *
 * @param content the content folder
 * @throws Error naming the file and path of each missing or invalid text
 */
export function readWords(content: string): Words {
  const problems: string[] = [];
  const read = <S extends z.ZodType>(file: string, schema: S): z.output<S> | undefined => {
    const { data, error } = schema.safeParse(parse(readFileSync(path.join(content, file), 'utf8')));
    for (const { path, message } of error?.issues ?? [])
      problems.push(`${file}  ${path.join('.')}  ${message}`);
    return data;
  };
  const contact = read('contact.yaml', z.object(byLanguage(() => formWords)));
  const company = read('company.yaml', z.object(byLanguage(() => companyWords)));
  const mail = read('mail.yaml', mailFile);
  read('mail.yaml', mailDrafts);
  if (!contact || !company || !mail || problems.length > 0)
    throw new Error(['Please fix the content:', ...problems].join('\n'));
  const forms = byLanguage((language) => ({ ...contact[language], ...company[language] }));
  const confirmations = byLanguage((language) => mail[language].confirmation);
  return { forms, confirmations, form: forms[firstLanguage], mail: mail[firstLanguage] };
}
