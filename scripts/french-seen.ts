import path from 'node:path';
import { parseArgs } from 'node:util';
import { listTranslations } from '../lib/content/french/list-translations.ts';
import { findTranslationDrift, recordReview } from '../lib/content/french/translation-drift.ts';

const root = path.resolve(import.meta.dirname, '../content');
const { positionals, values } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' } } });
/** Relative to the content folder; a legal text by its French file. */
const named = positionals.map((name) =>
  name.replace(/^(?:\.\/)?content\//, '').replace(/(?<!\.fr)\.md$/, '.fr.md'),
);
const known = new Set(listTranslations(root).map(({ file }) => file));
const unknown = named.filter((file) => !known.has(file));

/** `npm run french:seen -- FILE… | --all`: records that the French of these files matches their current English. */
if (unknown.length > 0 || (named.length === 0 && !values.all)) {
  for (const file of unknown) console.error(`content/${file} has no texts in both languages.`);
  console.error(
    'Name files whose French you have read beside its English, such as landing/halifax-legal.yaml, or --all.',
  );
  process.exitCode = 1;
} else {
  const before = findTranslationDrift(root).length;
  recordReview(root, ({ file }) => values.all === true || named.includes(file));
  const after = findTranslationDrift(root).length;
  console.log(`${before - after} texts noted as read, ${after} left. Commit content/french-seen.json.`);
}
