import path from 'node:path';
import { ContentError } from '../lib/content/content-error.ts';
import { contentIn } from '../lib/content/content-in.ts';
import { findMissingImages } from '../lib/content/find-missing-images.ts';
import { findTranslationDrift } from '../lib/content/french/translation-drift.ts';
import { listAllFiles } from '../lib/content/list-files.ts';
import { listTexts } from '../lib/content/list-texts.ts';
import { readData } from '../lib/content/read-file.ts';
import { withLines } from '../lib/content/with-lines.ts';
import { languages } from '../lib/i18n/languages.ts';
import { redirects } from '../lib/pages/redirects.ts';

const root = path.resolve(import.meta.dirname, '..');
const maxShown = 5;

/**
 * Checks the content, and that `public` has every image it names; with `images` also those that the build draws. Prints all
 * mistakes at once and exits with code 1.
 */
export function checkContent({ images = false } = {}): void {
  const content = path.join(root, 'content');
  try {
    contentIn(languages[0]);
    redirects();
    const missing = findMissingImages(content, path.join(root, 'public'), images);
    if (missing.length > 0) throw new ContentError(missing);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(new ContentError(withLines(content, error.mistakes)).message);
    process.exit(1);
  }
}

/** Warns of French texts whose English has changed. The build continues: corrected English is published at once. */
export function warnOfDrift(): void {
  const byFile = Map.groupBy(findTranslationDrift(path.join(root, 'content')), ({ file }) => file);
  if (byFile.size === 0) return;
  console.warn(
    `French to read beside its changed English, in ${byFile.size} ${byFile.size === 1 ? 'file' : 'files'} (npm run check:french names all texts):`,
  );
  for (const [file, texts] of [...byFile].slice(0, maxShown))
    console.warn(
      `  content/${file}  ${texts.length > 4 ? `${texts.length} texts` : texts.map(({ field }) => field).join(', ')}`,
    );
  if (byFile.size > maxShown) console.warn(`  and ${byFile.size - maxShown} more`);
  const [first] = byFile.keys();
  console.warn(`When you have read one: npm run french:seen -- content/${first}`);
}

/** Says how much was checked: silence could mean that nothing was. */
function reportCheck(): void {
  const content = path.join(root, 'content');
  const files = listAllFiles(content);
  const texts = files.flatMap((file) =>
    languages.flatMap((language) => listTexts(file, readData(content, file), language)),
  );
  const seconds = (performance.now() / 1000).toFixed(1);
  console.log(`Content: ${files.length} files, ${texts.length} texts, no mistakes (${seconds} s)`);
}

if (import.meta.main) {
  checkContent();
  reportCheck();
  warnOfDrift();
}
