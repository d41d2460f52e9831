import path from 'node:path';
import { findTranslationDrift } from '../lib/content/french/translation-drift.ts';
import { checkContent } from './check-content.ts';
import { checkSpelling } from './check-spelling.ts';

const content = path.resolve(import.meta.dirname, '../content');

/**
 * `npm run check:french`: spelling (of English, too), and texts whose English has changed. Typography and the glossary are part
 * of the content check, which runs first.
 */
checkContent();
await checkSpelling();
const drift = findTranslationDrift(content);
console.log(`English since: ${drift.length} texts`);
for (const { file, field, problem } of drift) console.log(`  content/${file}  ${field}  ${problem}`);
if (drift.length > 0) {
  const files = new Set(drift.map(({ file }) => file));
  console.log(
    '  Read both languages and correct the French where it says something else. Then record that you have:\n' +
      `  npm run french:seen -- ${[...files].join(' ')}`,
  );
  process.exitCode = 1;
}
