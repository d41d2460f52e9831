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
  /** Fill in the contact page again for visitors without script whose form was refused. */
  formPages: ReadonlyMap<Language, FormPage>;
  /** The page for a server error, in memory, because opening files may be what failed. */
  unavailable: Buffer | undefined;
};

/**
 * @param folder the export, or a link to it
 * @throws Error when the export is incomplete
 */
export async function loadRelease(folder: string): Promise<Release> {
  const root = await realpath(folder).catch(() => folder);
  const rules = await readSiteRules(root);
  const files = await listServedFiles(root);
  const read = (file: string) => readFile(path.join(root, file)).catch(() => undefined);
  const formPages = new Map<Language, FormPage>();
  for (const language of languages) {
    const html = await read(`${contactPaths[language].form.slice(1)}.html`);
    const formPage = html && compileFormPage(html.toString());
    if (formPage) formPages.set(language, formPage);
  }
  const unavailable = await read('unavailable.html');
  return {
    root,
    headers: rules.headers,
    resolvePath: createPathResolver(files, rules),
    formPages,
    unavailable,
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
