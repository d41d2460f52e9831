import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** Where the build notes them, in the export's folder, beside `.policy.json` and no more served than it. */
export const addressRulesFile = '.addresses.json';

/** From the root, as a decoded path without a slash at the end. */
const address = z.string().startsWith('/');

const schema = z.object({
  /** Addresses that lead to another one for good. */
  redirects: z.array(z.object({ from: address, to: address })),
  /** An unknown address below `under`, which ends in a slash, sends the visitor to `to`. */
  unknown: z.array(z.object({ under: address.endsWith('/'), to: address })),
  /**
   * Pages that say that nothing was found, the most special first: `file` is shown in place of what is missing at or below
   * `under`. Under its own address, `path`, such a page answers 404, too.
   */
  notFound: z
    .array(z.object({ under: address, path: address, file: z.string().min(1) }))
    .refine((pages) => pages.at(-1)?.under === '/', 'expected the last one to stand for every address'),
});

/** What no file of the export tells about its addresses. */
export type AddressRules = Readonly<z.output<typeof schema>>;

/**
 * Reads what the build has noted beside the pages in `root`.
 *
 * @throws Error when it has noted nothing, or something else.
 */
export async function readAddressRules(root: string): Promise<AddressRules> {
  const text = await readFile(path.join(root, addressRulesFile), 'utf8').catch(() => {
    throw new Error(`${root} has no ${addressRulesFile}: run "npm run build" first.`);
  });
  return schema.parse(JSON.parse(text));
}
