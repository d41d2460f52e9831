import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { contactFieldNames, contactMistakes, serviceChoices } from '../../lib/contact/contact-fields.ts';
import { type ConfirmationWords, type MailWords, mailSchema } from '../../lib/contact/mail-words.ts';
import { byLanguage } from '../../lib/i18n/by-language.ts';
import { type Language, languages } from '../../lib/i18n/languages.ts';

const line = z.string('expected a text').trim().min(1, 'expected a text');
const lines = <const K extends string>(...names: K[]) => z.record(z.enum(names), line);

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
/** The company facts that the server needs. */
const companyFacts = z.object({
  /** The public origin of the site. */
  origin: z.url({
    protocol: /^https?$/,
    error: 'expected an address such as https://www.tamarackit.example',
  }),
  /** The longest retention of delivered messages, in days, as promised in the privacy policy. */
  messageRetentionDays: z.int('expected a number of days').min(1, 'expected a number of days'),
});

export type FormWords = z.output<typeof formWords> & z.output<typeof companyWords>;

export type Words = {
  /** For visitors, in the language of their page: texts of the form. */
  forms: Readonly<Record<Language, FormWords>>;
  /** For visitors: texts of the confirmation mail. */
  confirmations: Readonly<Record<Language, ConfirmationWords>>;
  /** For the company, in the first language of the site. */
  form: FormWords;
  mail: MailWords;
  facts: z.output<typeof companyFacts>;
};

const [firstLanguage] = languages;

/**
 * Reads all texts that the server sends, and the facts that it needs.
 *
 * @param content the content folder
 * @throws Error naming the file and path of each missing or invalid text or fact
 */
export function readWords(content: string): Words {
  const problems: string[] = [];
  const read = <S extends z.ZodType>(file: string, schema: S): z.output<S> | undefined => {
    const { data, error } = schema.safeParse(parse(readFileSync(path.join(content, file), 'utf8')), {
      reportInput: true,
    });
    for (const { path, message, input } of error?.issues ?? []) {
      const found = input === undefined ? 'nothing' : JSON.stringify(input);
      problems.push(`${file}  ${path.join('.')}  ${message}, found ${found}`);
    }
    return data;
  };
  const contact = read('contact.yaml', z.object(byLanguage(() => formWords)));
  const company = read('company.yaml', companyFacts.extend(byLanguage(() => companyWords)));
  const mail = read('mail.yaml', mailSchema);
  if (!contact || !company || !mail || problems.length > 0)
    throw new Error(['Please fix the content:', ...problems].join('\n'));
  const forms = byLanguage((language) => ({ ...contact[language], ...company[language] }));
  const confirmations = byLanguage((language) => mail[language].confirmation);
  const { origin, messageRetentionDays } = company;
  const facts = { origin, messageRetentionDays };
  return { forms, confirmations, form: forms[firstLanguage], mail: mail[firstLanguage], facts };
}
