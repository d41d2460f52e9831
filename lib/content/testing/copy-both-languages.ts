import fs from 'node:fs';
import path from 'node:path';
import { copyContent } from './copy-content.ts';

/**
 * A copy of the site's content that is whole in French, for tests of what follows when French is published. A landing page
 * that has no French yet says its English words in both.
 */
export function copyBothLanguages(): ReturnType<typeof copyContent> {
  const copy = copyContent();
  for (const name of fs.readdirSync(path.join(copy.root, 'landing'))) {
    const file = `landing/${name}`;
    const text = fs.readFileSync(path.join(copy.root, file), 'utf8');
    if (!/^fr:$/m.test(text)) copy.write(file, text.replace(/^en:\n([\s\S]*)$/m, 'en:\n$1\nfr:\n$1'));
  }
  return copy;
}
