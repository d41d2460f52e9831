import path from 'node:path';
import { listFields } from '../lib/content/french/list-translations.ts';
import { findTranslationDrift } from '../lib/content/french/translation-drift.ts';
import { checkContent } from './check-content.ts';
import { checkSpelling } from './check-spelling.ts';
import { countWords, readTexts } from './spelling/read-texts.ts';

const content = path.resolve(import.meta.dirname, '../content');

/**
 * `npm run check:french`: spelling (of English, too), and texts whose English has changed. Typography and the glossary are part
 * of the content check, which runs first.
 */
function main(): void {
  checkContent();
  const texts = readTexts(content, 'fr');
  const words = countWords(texts);
  const fields = listFields(content);
  const both = fields.filter(({ english, french }) => english && french).length;
  const only = fields.filter(({ french }) => !french).map(({ file }) => file);
  console.log(`French: ${count(texts.length)} texts, ${count(words)} words, typography and glossary kept.`);
  console.log(
    `fields in both languages: ${count(both)}; in English only: ${only.length} (${[...new Set(only)].join(', ') || 'none'}); ` +
      `in French only: ${fields.length - both - only.length} (phrases that French grammar needs)`,
  );
  checkSpelling();
  const drift = findTranslationDrift(content);
  print(
    'English since',
    'texts',
    drift.map(({ file, field, problem }) => `content/${file}  ${field}  ${problem}`),
    'Read both languages and correct the French where it says something else. Then record that you have:\n' +
      `  npm run french:seen -- ${[...new Set(drift.map(({ file }) => file))].join(' ')}`,
  );
}

/** Prints the findings of a check. If there are any, prints advice and makes the command exit with 1. */
function print(check: string, unit: string, findings: readonly string[], advice: string): void {
  console.log(`${check}: ${findings.length} ${unit}`);
  if (findings.length === 0) return;
  for (const line of [...findings, advice]) console.log(`  ${line}`);
  process.exitCode = 1;
}

const count = (value: number) => value.toLocaleString('en-CA');

main();
