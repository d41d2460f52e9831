import { contactFieldNames, honeypotField } from '../../lib/contact/contact-fields.ts';
import { fill } from '../../lib/i18n/fill.ts';
import type { Words } from '../words/read-words.ts';
import type { Filling } from './fill-form.ts';
import type { Outcome } from './outcome.ts';

export type Refusal = Exclude<Outcome, { status: 200 }> | { status: 413 };

/** The form as a visitor without script gets it back: with what was entered, and with why it was not sent. */
export function fillingOf(body: unknown, refusal: Refusal, words: Words['form']): Filling {
  const entered: Partial<Record<string, unknown>> =
    typeof body === 'object' && body !== null ? { ...body } : {};
  const values: Filling['values'] = {};
  const errors: Filling['errors'] = {};
  for (const field of contactFieldNames) {
    const value = entered[field];
    if (typeof value === 'string') values[field] = value;
    const error = refusal.status === 400 ? refusal.errors[field] : undefined;
    if (error !== undefined) errors[field] = error;
  }
  return { values, errors, problem: problemOf(refusal, words) };
}

function problemOf(refusal: Refusal, words: Words['form']): string {
  switch (refusal.status) {
    case 400:
      return honeypotField in refusal.errors ? words.problems.notEmpty : words.problems.invalid;
    case 413:
      return words.problems.tooLarge;
    case 429:
      return fill(words.problems.tooMany, { minutes: Math.ceil(refusal.retryAfter / 60) });
    case 503:
      return words.failed.text;
  }
}
