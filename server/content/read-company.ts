import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const company = z.object({
  /** The public origin of the site. */
  origin: z.url({
    protocol: /^https?$/,
    error: 'expected an address such as https://www.tamarackit.example',
  }),
  /** The longest retention of delivered messages, in days, as promised in the privacy policy. */
  messageRetentionDays: z.int('expected a number of days').min(1, 'expected a number of days'),
});

/**
 * Reads the company facts that the server needs.
 *
 * @param content the content folder
 * @throws Error naming each missing or invalid field
 */
export function readCompany(content: string): z.output<typeof company> {
  const data: unknown = parse(readFileSync(path.join(content, 'company.yaml'), 'utf8')) ?? {};
  const result = company.safeParse(data, { reportInput: true });
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path: [field = ''], message, input }) => {
    const found = input === undefined ? 'nothing' : JSON.stringify(input);
    return `company.yaml  ${String(field)}  ${message}, found ${found}`;
  });
  throw new Error(['Please fix the content:', ...problems].join('\n'));
}
