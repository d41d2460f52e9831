import { contactFieldNames } from '../../lib/contact/contact-fields.ts';
import { formatWait } from '../../lib/contact/format-wait.ts';
import { fill } from '../../lib/i18n/fill.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import type { Words } from '../content/read-words.ts';
import type { FormState } from './form-page.ts';
import type { Refusal } from './receive-message.ts';

const problemNames = {
  403: 'foreign',
  413: 'tooLarge',
  415: 'unreadable',
  422: 'invalid',
  429: 'tooMany',
  503: 'unavailable',
} as const;

/** A refused form with everything the visitor entered, the mistakes, and what to do. */
export function formStateOf(
  body: unknown,
  refusal: Refusal,
  { problems, phone }: Words['form'],
  language: Language,
): FormState {
  const entered: Partial<Record<string, unknown>> =
    typeof body === 'object' && body !== null ? { ...body } : {};
  const values: FormState['values'] = {};
  for (const field of contactFieldNames) {
    const value = entered[field];
    if (typeof value === 'string') values[field] = value;
  }
  const wait = 'retryAfter' in refusal ? formatWait(refusal.retryAfter, language) : '';
  const problem = fill(problems[problemNames[refusal.status]], { wait, phone });
  return { title: problems.title, problem, values, errors: 'errors' in refusal ? refusal.errors : {} };
}
