import { lstat, realpath } from 'node:fs/promises';
import path from 'node:path';
import { contactPageFile, readContactPage } from '../contact/read-contact-page.ts';
import { readPolicyFacts } from '../headers/policy-facts.ts';
import { policyFor } from '../headers/policy-for.ts';
import { listExport, listFiles } from '../static/list-files.ts';
import { assetsFolder } from './assets-folder.ts';

/** One export and everything the server says about it. Nothing in it changes while it is served. */
export type Release = {
  /** Its folder, with links resolved. */
  root: string;
  /** What it offers, as `listFiles` names it. */
  files: ReadonlySet<string>;
  /** The hashed files of the other releases that are kept, and the folder they are in. */
  older: { root: string; files: ReadonlySet<string> };
  /** The policy of a file; without one, that of a response which is no file. */
  policyOf(file?: string): string;
  /** Where the form is given back to a visitor without script; undefined when the export has no such page. */
  contactPage: { html: string; policy: string } | undefined;
};

/**
 * Reads a release whole.
 *
 * @param folder the export, or a link to it
 * @throws Error when the export is not finished, or its contact page is not as the server needs it
 */
export async function loadRelease(folder: string): Promise<Release> {
  const isLink = await lstat(folder).then(
    (stat) => stat.isSymbolicLink(),
    () => false,
  );
  const root = isLink ? await realpath(folder) : path.resolve(folder);
  const files = await listExport(root);
  const facts = await readPolicyFacts(root);
  const html = await readContactPage(root);
  const policyOf = (file?: string) => policyFor(facts, file);
  // Only a link leads to a folder of releases. What happens to stand beside any other folder is not for visitors.
  const assets = path.join(path.dirname(root), assetsFolder);
  return {
    root,
    files,
    older: { root: assets, files: isLink ? await listFiles(assets) : new Set() },
    policyOf,
    contactPage: html === undefined ? undefined : { html, policy: policyOf(contactPageFile) },
  };
}
