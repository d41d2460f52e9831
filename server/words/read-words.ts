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

/** A line in which nothing but these places is filled in. */
const lineWith = (...places: string[]) =>
  line.refine(
    (text) => [...text.matchAll(/\{(\w+)\}/g)].every(([, place = '']) => places.includes(place)),
    `expected no {places} other than ${places.map((place) => `{${place}}`).join(', ')}`,
  );

/** What the server says out of `contact.yaml`; the rest of that file is the page's. */
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

/** What visitors get by mail, in the language of the page that they wrote on. */
const confirmationWords = z.strictObject({
  subject: lineWith('reference'),
  text: lineWith('reference', 'phone'),
  mistaken: line,
});

/** While a language is a draft, as much of it as there is. */
const draftMailWords = z.strictObject({ confirmation: confirmationWords.partial() }).partial().optional();

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
  test: lines('subject', 'text'),
});

export type FormWords = z.output<typeof formWords> & z.output<typeof companyWords>;

export type Words = {
  /** Those that visitors read, in the language of the page that they write on: around the form, and by mail. */
  forms: Readonly<Record<Language, FormWords>>;
  confirmations: Readonly<Record<Language, z.output<typeof confirmationWords>>>;
  /** Those that the company reads, in the first language of the site. */
  form: FormWords;
  mail: z.output<typeof mailWords>;
};

/**
 * Reads every word that the server itself says or mails.
 *
 * @param content the content folder
 * @throws Error naming each file and field that is missing or wrong.
 */
export function readWords(content: string): Words {
  const [first] = languages;
  const problems: string[] = [];
  const read = <S extends z.ZodType>(file: string, language: string, schema: S): z.output<S>[] => {
    const data: unknown = parse(readFileSync(path.join(content, file), 'utf8'));
    const result = z
      .record(z.string(), z.unknown())
      .transform((entry) => entry[language])
      .pipe(schema)
      .safeParse(data);
    if (result.success) return [result.data];
    problems.push(
      ...result.error.issues.map((issue) => `${file}  ${language}.${issue.path.join('.')}  ${issue.message}`),
    );
    return [];
  };
  const forms = byLanguage((language) => {
    const [form] = read('contact.yaml', language, formWords);
    const [company] = read('company.yaml', language, companyWords);
    return form && company && { ...form, ...company };
  });
  const confirmations = byLanguage(
    (language) => read('mail.yaml', language, z.object({ confirmation: confirmationWords }))[0]?.confirmation,
  );
  for (const language of draftLanguages) read('mail.yaml', language, draftMailWords);
  const [mail] = read('mail.yaml', first, mailWords);
  const form = forms[first];
  if (!isComplete(forms) || !isComplete(confirmations) || !form || !mail || problems.length > 0)
    throw new Error(['Please fix the content:', ...new Set(problems)].join('\n'));
  return { forms, confirmations, form, mail };
}

function isComplete<T>(each: Record<Language, T | undefined>): each is Record<Language, T> {
  return Object.values(each).every((words) => words !== undefined);
}
