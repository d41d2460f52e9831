import path from 'node:path';

/**
 * The pages that share one style sheet: those in one folder, such as all landing pages, and each page at the top by
 * itself. One sheet a page would be hardly smaller, and the policy that names the sheets would have hundreds of them.
 *
 * @param file the page's file, relative to the export
 */
export function sheetGroup(file: string): string {
  const folder = path.dirname(file);
  return folder === '.' ? file : folder;
}
