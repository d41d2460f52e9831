import path from 'node:path';
import { ContentError } from '../lib/content/content-error.ts';
import { findMissingImages } from '../lib/content/find-missing-images.ts';
import { loadContent } from '../lib/content/load-content.ts';
import { redirects } from '../lib/pages/redirects.ts';
import { readWords } from '../server/words/read-words.ts';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Checks the content, and on demand that `public` has every image that it names. Mistakes are printed, all at once, and end
 * the process with code 1.
 */
export function checkContent({ images = false } = {}): void {
  const content = path.join(root, 'content');
  try {
    loadContent(content);
    readWords(content);
    redirects();
    const missing = images ? findMissingImages(content, path.join(root, 'public')) : [];
    if (missing.length > 0) throw new ContentError(missing);
  } catch (error) {
    const isMistake = error instanceof Error && error.message.startsWith('Please fix the content:');
    if (!isMistake) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

if (import.meta.main) checkContent();
