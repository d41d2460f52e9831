import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/**
 * Written into the export by the build. This server and the nginx and Caddy configurations in `deploy/` never serve
 * dotfiles. Other hosts may, which is harmless: everything in it also appears in the policies.
 */
export const policyFactsFile = '.policy.json';

const styleHash = z.string().regex(/^sha256-[\w+/]{43}=$/);

const schema = z.object({
  /** True if the pages load Google Analytics. */
  analytics: z.boolean(),
  /** Origins of external images in the content. */
  images: z.array(z.url({ protocol: /^https$/ })),
  /** Hashes of all inline style sheets, including those that libraries inject. */
  styles: z.array(styleHash),
  /** The hashes that each page needs, by file: `services/cloud-solutions.html`. */
  pages: z.record(z.string(), z.array(styleHash)),
});

/** The build-time inputs of the content security policies. */
export type PolicyFacts = Readonly<z.output<typeof schema>>;

/** @throws Error when the export in `root` has no policy facts, or invalid ones. */
export async function readPolicyFacts(root: string): Promise<PolicyFacts> {
  const file = path.join(root, policyFactsFile);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${root} has no ${policyFactsFile}: run "npm run build" first.`);
  });
  return schema.parse(JSON.parse(text));
}
