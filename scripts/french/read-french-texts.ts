import fs from 'node:fs';
import { fillFacts } from '../../lib/content/fill-facts.ts';
import { listTexts, type Text } from '../../lib/content/french/list-texts.ts';
import { readData } from '../../lib/content/read-file.ts';
import { withCounts } from '../../lib/content/with-counts.ts';

export type FrenchText = Text & { file: string };

/**
 * Reads every French text of a content folder with the company's facts filled in, as visitors read it.
 *
 * @param root the content folder, which has to pass `loadContent`
 */
export function readFrenchTexts(root: string): FrenchText[] {
  const company = withCounts(root, Object(readData(root, 'company.yaml')));
  return fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.yaml$|\.fr\.md$/.test(file))
    .sort()
    .flatMap((file) =>
      listTexts(file, fillFacts(file, readData(root, file), company, []), 'fr').map((text) => ({
        file,
        ...text,
      })),
    );
}

/** Counts the words of all texts: whatever is between spaces and contains a letter. */
export function countWords(texts: readonly Text[]): number {
  return texts.reduce(
    (sum, { text }) => sum + text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length,
    0,
  );
}
