import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { contactFieldNames, contactMistakes, serviceChoices } from '../../lib/contact/contact-fields.ts';
import { byLanguage } from '../../lib/i18n/by-language.ts';
import { type Language, languages } from '../../lib/i18n/languages.ts';

const line = z.string().trim().min(1);
const lines = <const K extends string>(...names: K[]) => z.record(z.enum(names), line);

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

const mailWords = z.strictObject({
  subject: line,
  intro: line,
  received: line,
  reference: line,
  nothing: line,
  reply: line,
  confirmation: z.strictObject({ subject: line, text: line, mistaken: line }),
  alarm: lines('subject', 'intro', 'waiting', 'failed', 'more', 'advice'),
  test: lines('subject', 'text'),
});

export type FormWords = z.output<typeof formWords> & z.output<typeof companyWords>;

export type Words = {
  /** Those that visitors read, in the language of the page that they write on. */
  forms: Readonly<Record<Language, FormWords>>;
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
  const read = <S extends z.ZodType>(file: string, language: Language, schema: S): z.output<S>[] => {
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
  const [mail] = read('mail.yaml', first, mailWords);
  const form = forms[first];
  if (!isComplete(forms) || !form || !mail)
    throw new Error(['Please fix the content:', ...problems].join('\n'));
  return { forms, form, mail };
}

function isComplete(forms: Record<Language, FormWords | undefined>): forms is Record<Language, FormWords> {
  return Object.values(forms).every((form) => form !== undefined);
}
