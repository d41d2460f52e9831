import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fillForm } from './fill-form.ts';

/** Its name in the export. */
export const contactPageFile = 'contact.html';

/**
 * The exported contact page, checked for every part that `fillForm` needs.
 *
 * @returns undefined when the export has no contact page, or one without a form.
 * @throws Error naming what the form lacks.
 */
export async function readContactPage(root: string): Promise<string | undefined> {
  const page = await readFile(path.join(root, contactPageFile), 'utf8').catch(() => undefined);
  if (!page?.includes('action="/api/contact"')) return undefined;
  fillForm(page, { values: {}, errors: {}, problem: '' });
  return page;
}
