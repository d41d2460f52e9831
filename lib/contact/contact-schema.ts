import * as z from 'zod/mini';
import { fill } from '../i18n/fill.ts';
import { cleanLine, cleanText, visibleLength } from './clean-text.ts';
import { byContactField, type ContactFieldDefinition, type ContactMistakeWords } from './contact-fields.ts';
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

function fieldSchema(field: ContactFieldDefinition, words: ContactMistakeWords): z.ZodMiniType<string> {
  const own: Partial<Record<string, string>> = words;
  const wrong = own[field.name] ?? words.invalid;
  if (field.kind === 'choice') return z._default(z.enum(['', ...field.options], wrong), '');
  const { kind, required, minLength = 0, maxLength } = field;
  const tooLong = { error: fill(words.tooLong, { max: maxLength }), abort: true };
  const empty = own[`${field.name}Empty`];
  const text = z.string(wrong).check(
    // Nothing long is cleaned. A browser sends each line break as two characters.
    z.maxLength(2 * maxLength, tooLong),
    z.overwrite(kind === 'text' ? cleanText : cleanLine),
    ...(empty ? [z.refine<string>((value) => visibleLength(value) > 0, { error: empty, abort: true })] : []),
    z.refine<string>((value) => visibleLength(value) >= minLength, wrong),
    z.maxLength(maxLength, tooLong),
    ...(kind === 'email' ? [z.refine<string>(isEmail, wrong)] : []),
  );
  return required ? text : z._default(text, '');
}
