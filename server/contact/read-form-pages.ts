import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contactPaths } from '../../lib/contact/contact-paths.ts';
import { type Language, languages } from '../../lib/i18n/languages.ts';
import { createFormPage, type FormPage } from './form-page.ts';

type FormPages = {
  /** By language: the page that a refused form comes back on, and its file, which its policy goes by. */
  pages: ReadonlyMap<Language, { file: string; render: FormPage }>;
  /** Why a language has none: the file, and what is missing. */
  problems: readonly string[];
};

/**
 * The exported pages with the contact form, ready to be filled in. A page whose form is not of this server's fields, as in
 * an older release, is left out: the site matters more than the page on which a form comes back.
 */
export async function readFormPages(root: string): Promise<FormPages> {
  const pages = new Map<Language, { file: string; render: FormPage }>();
  const problems: string[] = [];
  for (const language of languages) {
    const file = `${contactPaths[language].form.slice(1)}.html`;
    try {
      const html = await readFile(path.join(root, file), 'utf8');
      pages.set(language, { file, render: createFormPage(html) });
    } catch (error) {
      problems.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { pages, problems };
}
