import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contactPaths } from '../../lib/contact/contact-paths.ts';
import { type Language, languages } from '../../lib/i18n/languages.ts';
import { createFormPage, type FormPage } from './form-page.ts';

/** By language: the page that a refused form comes back on, and its file, which its policy goes by. */
export type FormPages = ReadonlyMap<Language, { file: string; render: FormPage }>;

/**
 * The exported pages with the contact form, ready to be filled in. A language whose page has no form is left out.
 *
 * @throws Error naming the file and what its form lacks.
 */
export async function readFormPages(root: string): Promise<FormPages> {
  const pages = new Map<Language, { file: string; render: FormPage }>();
  for (const language of languages) {
    const file = `${contactPaths[language].form.slice(1)}.html`;
    const html = await readFile(path.join(root, file), 'utf8').catch(() => '');
    if (html.includes('action="/api/contact"')) pages.set(language, { file, render: formPageOf(html, file) });
  }
  return pages;
}

function formPageOf(html: string, file: string): FormPage {
  try {
    return createFormPage(html);
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
