import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** Written into the export by the build; never served, like `.policy.json`. */
export const addressRulesFile = '.addresses.json';

/** A decoded absolute path without a trailing slash. */
const address = z.string().startsWith('/');

const schema = z.object({
  /** Permanent redirects. */
  redirects: z.array(z.object({ from: address, to: address })),
  /** Unknown paths below `under`, which ends in a slash, redirect to `to`. */
  unknown: z.array(z.object({ under: address.endsWith('/'), to: address })),
  /**
   * Not-found pages, the most specific first: `file` answers missing paths at or below `under`. Its own address,
   * `path`, has the status 404 as well.
   */
  notFound: z
    .array(z.object({ under: address, path: address, file: z.string().min(1) }))
    .refine((pages) => pages.at(-1)?.under === '/', 'expected the last one to stand for every address'),
});

/** Routing that does not follow from the files of the export. */
export type AddressRules = Readonly<z.output<typeof schema>>;

/** @throws Error when the export in `root` has no address rules, or invalid ones. */
export async function readAddressRules(root: string): Promise<AddressRules> {
  const text = await readFile(path.join(root, addressRulesFile), 'utf8').catch(() => {
    throw new Error(`${root} has no ${addressRulesFile}: run "npm run build" first.`);
  });
  return schema.parse(JSON.parse(text));
}
