import { lstat, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '../../lib/i18n/languages.ts';
import type { FormPage } from '../contact/form-page.ts';
import { readFormPages } from '../contact/read-form-pages.ts';
import { policyFor } from '../headers/content-security-policy.ts';
import { readPolicyFacts } from '../headers/policy-facts.ts';
import { readAddressRules } from './address-rules.ts';
import { assetsFolder } from './assets-folder.ts';
import { createFindAnswer, type FindAnswer } from './find-answer.ts';
import { encodings, type Files, listExport, listFiles } from './list-files.ts';

/** One export and everything the server says about it. Nothing in it changes while it is served. */
export type Release = {
  /** Its folder, with links resolved. */
  root: string;
  /** What it offers, as `listFiles` names it. */
  files: Files;
  /** How each decoded path is answered. */
  findAnswer: FindAnswer;
  /** The hashed files of the other releases that are kept, and the folder they are in. */
  older: { root: string; files: Files };
  /** The policy of a file; without one, that of a response which is no file. */
  policyOf(file?: string): string;
  /** The pages on which a refused form is given back to a visitor without script; none where it has no form. */
  formPages: ReadonlyMap<Language, { render: FormPage; policy: string }>;
  /** Why a language has no such page. */
  formProblems: readonly string[];
  /** The page that says that something failed; undefined where the export has none. */
  unavailable: { file: string; html: Buffer; brotli: Buffer | undefined } | undefined;
};

const unavailableFile = 'unavailable.html';

/**
 * Reads a release whole.
 *
 * @param folder the export, or a link to it
 * @throws Error when the export is not finished
 */
export async function loadRelease(folder: string): Promise<Release> {
  const isLink = await lstat(folder).then(
    (stat) => stat.isSymbolicLink(),
    () => false,
  );
  const root = isLink ? await realpath(folder) : path.resolve(folder);
  const files = await listExport(root);
  const rules = await readAddressRules(root);
  const facts = await readPolicyFacts(root);
  const forms = await readFormPages(root);
  const policyOf = (file?: string) => policyFor(facts, file);
  // Only a link leads to a folder of releases. What happens to stand beside any other folder is not for visitors.
  const assets = path.join(path.dirname(root), assetsFolder);
  return {
    root,
    files,
    findAnswer: createFindAnswer(files, rules),
    older: { root: assets, files: isLink ? await listFiles(assets) : new Map() },
    policyOf,
    formPages: new Map(
      [...forms.pages].map(([language, { file, render }]) => [language, { render, policy: policyOf(file) }]),
    ),
    formProblems: forms.problems,
    unavailable: await readUnavailable(root, files),
  };
}

async function readUnavailable(root: string, files: Files): Promise<Release['unavailable']> {
  const copies = files.get(unavailableFile);
  if (!copies) return undefined;
  const name = path.join(root, unavailableFile);
  const brotli = copies.includes('br') ? await readFile(name + encodings.br) : undefined;
  return { file: unavailableFile, html: await readFile(name), brotli };
}
