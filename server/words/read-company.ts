import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const company = z.object({
  origin: z.url({
    protocol: /^https?$/,
    error: 'expected an address such as https://www.tamarackit.example',
  }),
  messageRetentionDays: z.int('expected a number of days').min(1, 'expected a number of days'),
});

/** What the server has to know of the company. */
export type Company = {
  /** Where the site is published. */
  origin: string;
  /** How many days a delivered message is kept at most: the privacy policy says so. */
  messageRetentionDays: number;
};

/**
 * Reads the company's facts out of its content.
 *
 * @param content the content folder
 * @throws Error naming the file and each field that is missing or something else than it should be.
 */
export function readCompany(content: string): Company {
  const data: unknown = parse(readFileSync(path.join(content, 'company.yaml'), 'utf8')) ?? {};
  const result = company.safeParse(data);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path: [field = ''], message }) => {
    const found = typeof data === 'object' && data !== null ? Reflect.get(data, field) : undefined;
    return `company.yaml  ${String(field)}  ${message}, found ${found === undefined ? 'nothing' : JSON.stringify(found)}`;
  });
  throw new Error(['Please fix the content:', ...problems].join('\n'));
}
