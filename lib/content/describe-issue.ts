import type { z } from 'zod';
import { didYouMean } from './did-you-mean.ts';

/** Zod's type names in an editor's words. */
const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields with values',
  record: 'fields with values',
};

const formats: Readonly<Record<string, string>> = {
  url: 'a web address such as https://www.example.ca',
  email: 'an email address',
  date: 'a date as YYYY-MM-DD',
};

/** Blanks that look like a space: a program that writes French put them there, or a web page from which a text was copied. */
const noBreakSpace = /[\u00a0\u202f]/;

/**
 * Describes a schema violation in an editor's words: what was expected, what was found.
 *
 * @param value the value at the issue's path; undefined when the field is missing
 * @param missing the fields missing beside an unknown one, which it may stand for
 */
export function describeIssue(
  issue: z.core.$ZodIssue,
  value: unknown,
  missing: readonly string[] = [],
): string {
  const written = issue.code === 'unrecognized_keys' ? issue.keys.join() : value;
  // Of a length or of two texts that differ, the blank is not to blame.
  const isOther = ['too_small', 'too_big', 'custom'].includes(issue.code);
  const hasNoBreakSpace = typeof written === 'string' && noBreakSpace.test(written) && !isOther;
  const remedy = '; a blank in it is a no-break space, which looks like any other: delete it';
  return describe(issue, value, missing) + (hasNoBreakSpace ? remedy : '');
}

function describe(issue: z.core.$ZodIssue, value: unknown, missing: readonly string[]): string {
  if (value === undefined && issue.code !== 'unrecognized_keys') return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${kinds[issue.expected] ?? issue.expected}, found ${show(value)}${hint(issue.expected, value)}`;
    case 'too_small':
      return sizeProblem(issue.origin, bound(issue.minimum, issue.exact, 'at least'), value);
    case 'too_big':
      return sizeProblem(issue.origin, bound(issue.maximum, issue.exact, 'at most'), value);
    case 'unrecognized_keys':
      return `unknown field ${issue.keys.map((key) => `"${key}"${didYouMean(key, missing)}`).join(', ')}`;
    case 'invalid_value':
      return `expected ${choice(issue.values)}, found ${show(value)}${didYouMean(String(value), issue.values.map(String))}`;
    case 'invalid_union':
      return `expected ${choice(choicesOf(issue))}, found ${show(value)}${didYouMean(String(value), choicesOf(issue).map(String))}`;
    case 'invalid_format':
      return `${show(value)} is not ${formats[issue.format] ?? issue.message}`;
    case 'custom':
      return `expected ${issue.message}, found ${show(value)}`;
    default:
      return `${issue.message}, found ${show(value)}`;
  }
}

/** Unquoted, YAML reads 26 as a number, true as a boolean, and a text with a colon as a field. */
function hint(expected: string, value: unknown): string {
  if (expected === 'array' && typeof value === 'string' && value.startsWith('-'))
    return '; write a blank behind each dash';
  if (expected !== 'string' || value === null) return '';
  if (typeof value === 'object') return '; put the text in "double quotes"';
  // YAML drops the + of a phone number.
  const isPhone = typeof value === 'number' && /^1\d{10}$/.test(String(value));
  return `; write it as "${isPhone ? '+' : ''}${value}", with the quotation marks`;
}

function bound(limit: number | bigint, exact: boolean | undefined, word: string): string {
  return exact ? String(limit) : `${word} ${limit}`;
}

function sizeProblem(origin: string, limit: string, value: unknown): string {
  const counted = (what: string) => `${limit} ${what}${/\b1$/.test(limit) ? '' : 's'}`;
  if (Array.isArray(value)) return `expected ${counted('item')}, found ${value.length}`;
  if (typeof value === 'string') {
    const { length } = value.trim();
    if (length > 0) return `expected ${counted('character')}, found ${length}: ${show(value)}`;
    return `expected ${limit === 'at least 1' ? 'a text' : counted('character')}, found an empty text`;
  }
  return `expected ${origin === 'number' ? 'a number of ' : ''}${limit}, found ${show(value)}`;
}

/** The values that a union's members allow, or those of its discriminator. */
function choicesOf(issue: z.core.$ZodIssueInvalidUnion): z.core.util.Primitive[] {
  if ('options' in issue && issue.options) return issue.options;
  return issue.errors.flat().flatMap((inner) => (inner.code === 'invalid_value' ? inner.values : []));
}

function choice(values: readonly z.core.util.Primitive[]): string {
  return values.map(String).join(' or ');
}

function show(value: unknown): string {
  if (value === null) return 'nothing';
  const text =
    typeof value === 'string' ? `"${value.replaceAll('\n', ' ')}"` : (JSON.stringify(value) ?? 'nothing');
  return text.length > 70 ? `${text.slice(0, 67)}…` : text;
}
