import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/**
 * Where the build notes them, in the export's folder. Its name begins with a dot, so neither this server nor nginx and
 * Caddy as `deploy/` sets them up send it. Other hosts may: it holds hashes and what else the policies say openly.
 */
export const policyFactsFile = '.policy.json';

/** Of a style sheet. */
const hash = z.string().regex(/^sha256-[\w+/]{43}=$/);

const schema = z.object({
  /** Whether the pages load Google Analytics. */
  analytics: z.boolean(),
  /** Origins of pictures on other hosts that the content names. */
  images: z.array(z.url({ protocol: /^https$/ })),
  /** The style sheets that stand in pages or that a library adds. */
  styles: z.array(hash),
  /** Those that each page needs, by its file: `services/cloud-solutions.html`. */
  pages: z.record(z.string(), z.array(hash)),
});

/** What the policy depends on, known when the pages are built. */
export type PolicyFacts = Readonly<z.output<typeof schema>>;

/**
 * Reads what the build has noted beside the pages in `root`.
 *
 * @throws Error when it has noted nothing, or something else.
 */
export async function readPolicyFacts(root: string): Promise<PolicyFacts> {
  const file = path.join(root, policyFactsFile);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${root} has no ${policyFactsFile}: run "npm run build" first.`);
  });
  return schema.parse(JSON.parse(text));
}
