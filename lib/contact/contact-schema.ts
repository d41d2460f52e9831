import * as z from 'zod/mini';
import { fill } from '../i18n/fill.ts';
import type { Language } from '../i18n/languages.ts';
import { localeOf } from '../i18n/locale-of.ts';
import { cleanLine, cleanText, cleanToken, hasCharacters } from './clean-text.ts';
import { byContactField, type ContactFieldRules, type ContactMistakeWords } from './contact-fields.ts';
import { isEmail, unwrapEmail } from './is-email.ts';

/** A cleaned contact message; fields left empty are empty strings. */
export type ContactMessage = z.output<ReturnType<typeof contactSchema>>;

/**
 * Cleans and validates a contact message, in the browser and on the server. Rejects unknown fields. Reports the first mistake
 * of each field in the given words; a value that is too long has the code `too_big`.
 */
export function contactSchema(words: ContactMistakeWords, language: Language) {
  return z.strictObject(
    byContactField((field) => fieldSchema(field, words, language)),
    { error: (issue) => (issue.code === 'unrecognized_keys' ? words.unknown : words.invalid) },
  );
}

const cleaners = { line: cleanLine, phone: cleanToken, email: unwrapEmail, text: cleanText } as const;

/** The schema of one field. An optional field may be empty whatever its other rules. */
export function fieldSchema(
  field: ContactFieldRules,
  words: ContactMistakeWords,
  language: Language,
): z.ZodMiniType<string> {
  const messages: Partial<Record<string, string>> = words;
  const invalid = messages[field.name] ?? words.invalid;
  if (field.kind === 'choice')
    return field.required
      ? z.enum(field.options, invalid)
      : z._default(z.enum(['', ...field.options], invalid), '');
  const { kind, required, minLength = 0, maxLength } = field;
  const { format } = new Intl.NumberFormat(localeOf(language));
  const tooLong = {
    error: ({ input }: { input?: unknown }) =>
      fill(words.tooLong, { max: format(maxLength), count: format(String(input).length) }),
    abort: true,
  };
  const refine = (isValid: (value: string) => boolean) =>
    z.refine<string>((value) => (!required && !hasCharacters(value, 1)) || isValid(value), {
      error: invalid,
      abort: true,
    });
  const text = z.string(invalid).check(
    // Do not spend time on cleaning long texts. Twice the limit, since browsers send line breaks as two characters.
    z.maxLength(2 * maxLength, tooLong),
    z.overwrite(cleaners[kind]),
    z.maxLength(maxLength, tooLong),
    refine((value) => hasCharacters(value, minLength)),
    ...(kind === 'email' ? [refine(isEmail)] : []),
  );
  return required ? text : z._default(text, '');
}
