import path from 'node:path';
import { ContentError } from '../lib/content/content-error.ts';
import { findMissingImages } from '../lib/content/find-missing-images.ts';
import { loadContent } from '../lib/content/load-content.ts';
import { readWords } from '../server/words/read-words.ts';

const root = path.resolve(import.meta.dirname, '..');

try {
  const content = path.join(root, 'content');
  loadContent(content);
  readWords(content);
  const missing = process.argv.includes('--images')
    ? findMissingImages(content, path.join(root, 'public'))
    : [];
  if (missing.length > 0) throw new ContentError(missing);
} catch (error) {
  const isMistake = error instanceof Error && error.message.startsWith('Please fix the content:');
  if (!isMistake) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
