import { fillFacts } from '../../lib/content/fill-facts.ts';
import { listAllFiles } from '../../lib/content/list-files.ts';
import { listTexts, type Text } from '../../lib/content/list-texts.ts';
import { readData } from '../../lib/content/read-file.ts';
import { withCounts } from '../../lib/content/with-counts.ts';
import type { Language } from '../../lib/i18n/languages.ts';

export type LocatedText = Text & { file: string };

/**
 * Reads every text of a content folder with the company's facts filled in, as visitors read it, in a language.
 *
 * @param root the content folder, which has to pass `loadContent`
 */
export function readTexts(root: string, language: Language): LocatedText[] {
  const company = withCounts(root, Object(readData(root, 'company.yaml')));
  return listAllFiles(root).flatMap((file) => {
    const data = fillFacts(file, readData(root, file), company, []);
    return listTexts(file, data, language).map((text) => ({ file, ...text }));
  });
}
