import type { z } from 'zod';

/**
 * Says in an editor's words what a schema expected of a value and what it found there.
 *
 * @param value what stands at the issue's path in the file; undefined when nothing does.
 */
export function describeIssue(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined ? 'is missing' : `expected ${a(issue.expected)}, found ${show(value)}`;
    case 'too_small':
      return sizeProblem(issue.origin, bound(issue.minimum, issue.exact, 'at least'), value);
    case 'too_big':
      return sizeProblem(issue.origin, bound(issue.maximum, issue.exact, 'at most'), value);
    case 'unrecognized_keys':
      return `unknown field ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
    case 'invalid_value':
      return value === undefined
        ? 'is missing'
        : `expected ${issue.values.map(String).join(' or ')}, found ${show(value)}`;
    case 'invalid_format':
      return `${show(value)} is not ${issue.message.startsWith('Invalid') ? a(issue.format) : issue.message}`;
    case 'custom':
      return `expected ${issue.message}, found ${show(value)}`;
    default:
      return `${issue.message}, found ${show(value)}`;
  }
}

function bound(limit: number | bigint, exact: boolean | undefined, word: string): string {
  return exact ? String(limit) : `${word} ${limit}`;
}

function sizeProblem(origin: string, limit: string, value: unknown): string {
  if (Array.isArray(value)) return `expected ${limit} items, found ${value.length}`;
  if (typeof value === 'string' && value === '') return `expected ${limit} characters, found an empty text`;
  if (typeof value === 'string') return `expected ${limit} characters, found ${value.length}: ${show(value)}`;
  return `expected ${origin === 'number' ? 'a number of ' : ''}${limit}, found ${show(value)}`;
}

const a = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

function show(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? 'nothing');
  return text.length > 70 ? `${text.slice(0, 67)}…` : text;
}
