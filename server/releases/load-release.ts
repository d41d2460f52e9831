import { lstat, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { contactPaths } from '../../lib/contact/contact-paths.ts';
import { type Language, languages } from '../../lib/i18n/languages.ts';
import { compileFormPage, type FormPage } from '../contact/form-page.ts';
import { policyFor } from '../headers/content-security-policy.ts';
import { readPolicyFacts } from '../headers/policy-facts.ts';
import { readAddressRules } from './address-rules.ts';
import { assetsFolder, encodings, type Files, listExport, listFiles } from './list-files.ts';
import { createPathResolver, type ResolvePath } from './resolve-path.ts';

/** An immutable export with everything the server derives from it. */
export type Release = {
  /** The folder, with links resolved. */
  root: string;
  files: Files;
  resolvePath: ResolvePath;
  /** The hashed files of all kept releases, for pages that were loaded before a switch. */
  sharedAssets: { root: string; files: Files };
  /** The content security policy of a file, or of a response that is not a file. */
  policyOf(file?: string): string;
  /** The pages that show a refused form again to visitors without script. */
  formPages: ReadonlyMap<Language, FormPage>;
  /** Why languages have no such page. */
  formProblems: readonly string[];
  /** The page for a server error, in memory; undefined when the export has none. */
  unavailable: { file: string; html: Buffer; brotli: Buffer | undefined } | undefined;
};

const unavailableFile = 'unavailable.html';

/**
 * @param folder the export, or a link to it
 * @throws Error when the export is incomplete
 */
export async function loadRelease(folder: string): Promise<Release> {
  const isLink = (await lstat(folder).catch(() => undefined))?.isSymbolicLink() ?? false;
  const root = isLink ? await realpath(folder) : path.resolve(folder);
  const files = await listExport(root);
  const rules = await readAddressRules(root);
  const facts = await readPolicyFacts(root);
  const policyOf = (file?: string) => policyFor(facts, file);
  // Only a link leads to a folder of releases. The neighbours of any other folder must not be served.
  const assets = path.join(path.dirname(root), assetsFolder);
  return {
    root,
    files,
    resolvePath: createPathResolver(files, rules),
    sharedAssets: { root: assets, files: isLink ? await listFiles(assets) : new Map() },
    policyOf,
    ...(await readFormPages(root, policyOf)),
    unavailable: await readUnavailable(root, files),
  };
}

/** Leaves out a page that lacks a field this server knows, as in an older release: the rest of the site still works. */
async function readFormPages(
  root: string,
  policyOf: (file: string) => string,
): Promise<Pick<Release, 'formPages' | 'formProblems'>> {
  const formPages = new Map<Language, FormPage>();
  const formProblems: string[] = [];
  for (const language of languages) {
    const file = `${contactPaths[language].form.slice(1)}.html`;
    try {
      const html = await readFile(path.join(root, file), 'utf8');
      formPages.set(language, { render: compileFormPage(html), policy: policyOf(file) });
    } catch (error) {
      formProblems.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { formPages, formProblems };
}

async function readUnavailable(root: string, files: Files): Promise<Release['unavailable']> {
  const copies = files.get(unavailableFile);
  if (!copies) return undefined;
  const name = path.join(root, unavailableFile);
  const brotli = copies.includes('br') ? await readFile(name + encodings.br) : undefined;
  return { file: unavailableFile, html: await readFile(name), brotli };
}
