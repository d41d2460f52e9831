import * as z from 'zod/mini';
import { fill } from '../i18n/fill.ts';
import { cleanLine, cleanText, visibleLength } from './clean-text.ts';
import { byContactField, type ContactFieldRules, type ContactMistakeWords } from './contact-fields.ts';
import { isEmail } from './is-email.ts';

/** A cleaned contact message; fields left empty are empty strings. */
export type ContactMessage = z.output<ReturnType<typeof contactSchema>>;

/**
 * Cleans and validates a contact message, in the browser and on the server. Rejects unknown fields. Reports the first mistake
 * of each field in the given words.
 */
export function contactSchema(words: ContactMistakeWords) {
  return z.strictObject(
    byContactField((field) => fieldSchema(field, words)),
    { error: (issue) => (issue.code === 'unrecognized_keys' ? words.unknown : words.invalid) },
  );
}

/** The schema of one field. An optional field may be empty whatever its other rules. */
export function fieldSchema(field: ContactFieldRules, words: ContactMistakeWords): z.ZodMiniType<string> {
  const messages: Partial<Record<string, string>> = words;
  const invalid = messages[field.name] ?? words.invalid;
  const empty = messages[`${field.name}Empty`];
  if (field.kind === 'choice') {
    const error = ({ input }: { input?: unknown }) => (input === '' ? (empty ?? invalid) : invalid);
    return field.required
      ? z.enum(field.options, { error })
      : z._default(z.enum(['', ...field.options], invalid), '');
  }
  const { kind, required, minLength = 0, maxLength } = field;
  const tooLong = { error: fill(words.tooLong, { max: maxLength }), abort: true };
  const isEmpty = (value: string) => visibleLength(value) === 0;
  const refine = (isValid: (value: string) => boolean) =>
    z.refine<string>((value) => (!required && isEmpty(value)) || isValid(value), invalid);
  const text = z.string(invalid).check(
    // Do not spend time on cleaning long texts. Twice the limit, since browsers send line breaks as two characters.
    z.maxLength(2 * maxLength, tooLong),
    z.overwrite(kind === 'text' ? cleanText : cleanLine),
    ...(empty ? [z.refine<string>((value) => !isEmpty(value), { error: empty, abort: true })] : []),
    refine((value) => visibleLength(value) >= minLength),
    z.maxLength(maxLength, tooLong),
    ...(kind === 'email' ? [refine(isEmail)] : []),
  );
  return required ? text : z._default(text, '');
}
