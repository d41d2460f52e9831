import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const company = z.object({ origin: z.url({ protocol: /^https?$/ }) });

/**
 * Where the site is published, as the content says.
 *
 * @param content the content folder
 * @throws Error naming the file and the field when it says nothing, or something else than an http address.
 */
export function readOrigin(content: string): string {
  const data: { origin?: unknown } | null = parse(readFileSync(path.join(content, 'company.yaml'), 'utf8'));
  const result = company.safeParse(data);
  if (result.success) return result.data.origin;
  const found = data?.origin === undefined ? 'nothing' : JSON.stringify(data.origin);
  throw new Error(
    `Please fix the content:\ncompany.yaml  origin  expected an address such as https://www.tamarackit.example, found ${found}`,
  );
}
