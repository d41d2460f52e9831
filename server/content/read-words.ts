import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { contactFieldNames, contactMistakes, serviceChoices } from '../../lib/contact/contact-fields.ts';
import { mailSchema } from '../../lib/contact/mail-words.ts';
import { byLanguage } from '../../lib/i18n/by-language.ts';
import { languages } from '../../lib/i18n/languages.ts';

const line = z.string('expected a text').trim().min(1, 'expected a text');
const lines = <const K extends string>(names: readonly K[]) => z.record(z.enum(names), line);

/** The part of `contact.yaml` that the server uses; the rest belongs to the page. */
const formWords = z.object({
  messages: lines(contactMistakes),
  fields: lines(contactFieldNames),
  services: lines(serviceChoices),
  problems: lines([
    'title',
    'invalid',
    'tooLarge',
    'unreadable',
    'foreign',
    'tooMany',
    'unavailable',
    'failed',
  ]),
});

const companyFacts = z.object({
  /** The public origin of the site. */
  origin: z.url({
    protocol: /^https?$/,
    error: 'expected an address such as https://www.tamarackit.example',
  }),
  /** The longest retention of delivered messages, in days, as promised in the privacy policy. */
  messageRetentionDays: z.int('expected a number of days').min(1, 'expected a number of days'),
  ...byLanguage(() => z.object({ phone: line })),
});

export type Words = ReturnType<typeof readWords>;

/**
 * Reads all texts that the server sends, and the facts that it needs.
 *
 * @param content the content folder
 * @throws Error naming the file and path of each missing or invalid text or fact
 */
export function readWords(content: string) {
  const problems: string[] = [];
  const read = <S extends z.ZodType>(file: string, schema: S): z.output<S> | undefined => {
    const yaml = parse(readFileSync(path.join(content, file), 'utf8'));
    const { data, error } = schema.safeParse(yaml, { reportInput: true });
    for (const { path, message, input } of error?.issues ?? []) {
      const found = input === undefined ? 'nothing' : JSON.stringify(input);
      problems.push(`${file}  ${path.join('.')}  ${message}, found ${found}`);
    }
    return data;
  };
  const contact = read('contact.yaml', z.object(byLanguage(() => formWords)));
  const company = read('company.yaml', companyFacts);
  const mail = read('mail.yaml', mailSchema);
  if (!contact || !company || !mail) throw new Error(['Please fix the content:', ...problems].join('\n'));
  const [first] = languages;
  /** For visitors, in the language of their page: texts of the form. */
  const forms = byLanguage((language) => ({ ...contact[language], phone: company[language].phone }));
  /** For visitors: texts of the confirmation mail. */
  const confirmations = byLanguage((language) => mail[language].confirmation);
  // For the company, in the first language of the site.
  return { forms, confirmations, form: forms[first], mail: mail[first], facts: company };
}
