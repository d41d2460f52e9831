import { readdir, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { contactPaths } from '../../lib/contact/contact-paths.ts';
import { type Language, languages } from '../../lib/i18n/languages.ts';
import { compileFormPage, type FormPage } from '../contact/form-page.ts';
import { createPathResolver, type ResolvePath } from './resolve-path.ts';
import { readSiteRules } from './site-rules.ts';

/** An immutable export with everything the server derives from it. */
export type Release = {
  /** The folder, with links resolved. */
  root: string;
  /** The headers of every response. */
  headers: Readonly<Record<string, string>>;
  resolvePath: ResolvePath;
  /** The pages that show a refused form again to visitors without script. */
  formPages: ReadonlyMap<Language, FormPage>;
  /** Why languages have no such page. */
  formProblems: readonly string[];
  /** The page for a server error, in memory, because opening files may be what failed. */
  unavailable: Buffer | undefined;
};

/**
 * @param folder the export, or a link to it
 * @throws Error when the export is incomplete
 */
export async function loadRelease(folder: string): Promise<Release> {
  const root = await realpath(folder).catch(() => folder);
  const { headers, ...rules } = await readSiteRules(root);
  const files = await listServedFiles(root);
  return {
    root,
    headers,
    resolvePath: createPathResolver(files, { headers, ...rules }),
    ...(await readFormPages(root)),
    unavailable: await readFile(path.join(root, 'unavailable.html')).catch(() => undefined),
  };
}

/** Not served: dotfiles except `.well-known` (RFC 8615), links, the configuration of static hosts, compressed copies. */
const hidden = /(?:^|\/)\.(?!well-known\/)|\.(?:br|gz)$|^_(?:headers|redirects)$/;

/** Paths relative to the export, with `/`: `services/cloud-solutions.html`. */
async function listServedFiles(root: string): Promise<Set<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  return new Set(files.filter((file) => !hidden.test(file)));
}

/** Leaves out a page that lacks a field this server knows, as in an older release: the rest of the site still works. */
async function readFormPages(root: string): Promise<Pick<Release, 'formPages' | 'formProblems'>> {
  const formPages = new Map<Language, FormPage>();
  const formProblems: string[] = [];
  for (const language of languages) {
    const file = `${contactPaths[language].form.slice(1)}.html`;
    try {
      const html = await readFile(path.join(root, file), 'utf8');
      formPages.set(language, { render: compileFormPage(html) });
    } catch (error) {
      formProblems.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { formPages, formProblems };
}
