import * as z from 'zod/mini';
import { fill } from '../i18n/fill.ts';
import { cleanLine, cleanText, visibleLength } from './clean-text.ts';
import { byContactField, type ContactFieldRules, type ContactMistakeWords } from './contact-fields.ts';
import { isEmail } from './is-email.ts';

/** A cleaned contact message. What the visitor left open is an empty text. */
export type ContactMessage = z.output<ReturnType<typeof contactSchema>>;

/**
 * The one check of a contact message, in the browser and on the server. It cleans the texts, then looks at them.
 *
 * Fields other than those of the form are refused. Each field reports its first mistake in the words given.
 */
export function contactSchema(words: ContactMistakeWords) {
  return z.strictObject(
    byContactField((field) => fieldSchema(field, words)),
    { error: (issue) => (issue.code === 'unrecognized_keys' ? words.unknown : words.invalid) },
  );
}

/** The check of one field. An optional one may always be left empty, whatever else is asked of it. */
export function fieldSchema(field: ContactFieldRules, words: ContactMistakeWords): z.ZodMiniType<string> {
  const own: Partial<Record<string, string>> = words;
  const wrong = own[field.name] ?? words.invalid;
  const empty = own[`${field.name}Empty`];
  if (field.kind === 'choice') {
    const nothing = ({ input }: { input?: unknown }) => (input === '' ? (empty ?? wrong) : wrong);
    return field.required
      ? z.enum(field.options, { error: nothing })
      : z._default(z.enum(['', ...field.options], wrong), '');
  }
  const { kind, required, minLength = 0, maxLength } = field;
  const tooLong = { error: fill(words.tooLong, { max: maxLength }), abort: true };
  const isEmpty = (value: string) => visibleLength(value) === 0;
  const refine = (isRight: (value: string) => boolean) =>
    z.refine<string>((value) => (!required && isEmpty(value)) || isRight(value), wrong);
  const text = z.string(wrong).check(
    // Nothing long is cleaned. A browser sends each line break as two characters.
    z.maxLength(2 * maxLength, tooLong),
    z.overwrite(kind === 'text' ? cleanText : cleanLine),
    ...(empty ? [z.refine<string>((value) => !isEmpty(value), { error: empty, abort: true })] : []),
    refine((value) => visibleLength(value) >= minLength),
    z.maxLength(maxLength, tooLong),
    ...(kind === 'email' ? [refine(isEmail)] : []),
  );
  return required ? text : z._default(text, '');
}
