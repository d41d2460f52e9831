import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { contactFieldNames, contactMistakes, serviceChoices } from '../../lib/contact/contact-fields.ts';
import { languages } from '../../lib/i18n/languages.ts';

const line = z.string().trim().min(1);
const lines = <const K extends string>(...names: K[]) => z.record(z.enum(names), line);

/** What the server says out of `contact.yaml`; the rest of that file is the page's. */
const formWords = z.object({
  messages: lines(...contactMistakes),
  fields: lines(...contactFieldNames),
  services: lines(...serviceChoices),
  failed: z.object({ text: line }),
  problems: lines('invalid', 'tooMany', 'tooLarge', 'notEmpty'),
});

const mailWords = z.strictObject({
  subject: line,
  intro: line,
  name: line,
  received: line,
  reference: line,
  nothing: line,
  reply: line,
});

export type Words = { form: z.output<typeof formWords>; mail: z.output<typeof mailWords> };

/**
 * Reads every word that the server itself says or mails, in the first language of the site.
 *
 * @param content the content folder
 * @throws Error naming each file and field that is missing or wrong.
 */
export function readWords(content: string): Words {
  const [language] = languages;
  const problems: string[] = [];
  const read = <S extends z.ZodType>(file: string, schema: S): z.output<S> | undefined => {
    const data: unknown = parse(readFileSync(path.join(content, file), 'utf8'));
    const result = z
      .record(z.string(), z.unknown())
      .transform((entry) => entry[language])
      .pipe(schema)
      .safeParse(data);
    if (result.success) return result.data;
    problems.push(
      ...result.error.issues.map((issue) => `${file}  ${language}.${issue.path.join('.')}  ${issue.message}`),
    );
    return undefined;
  };
  const form = read('contact.yaml', formWords);
  const mail = read('mail.yaml', mailWords);
  if (!form || !mail) throw new Error(['Please fix the content:', ...problems].join('\n'));
  return { form, mail };
}
