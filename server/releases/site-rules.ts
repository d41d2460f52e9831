import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** Written into the export by the build, last: an export with this file is finished. Never served. */
export const siteRulesFile = '.hosting/server.json';

/** A decoded absolute path without a trailing slash. */
const address = z.string().startsWith('/');

const schema = z.object({
  /** The headers of every response. */
  headers: z.record(z.string(), z.string()),
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

/** What does not follow from the files of the export: headers and addresses without a file. */
export type SiteRules = Readonly<z.output<typeof schema>>;

/** @throws Error when the export in `root` is not finished, or has invalid rules. */
export async function readSiteRules(root: string): Promise<SiteRules> {
  const text = await readFile(path.join(root, siteRulesFile), 'utf8').catch(() => {
    throw new Error(`${root} has no ${siteRulesFile}: run "npm run build" first.`);
  });
  return schema.parse(JSON.parse(text));
}
