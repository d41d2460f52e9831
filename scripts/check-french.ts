import fs from 'node:fs';
import path from 'node:path';
import { listFields } from '../lib/content/french/list-translations.ts';
import { findTranslationDrift } from '../lib/content/french/translation-drift.ts';
import { checkContent } from './check-content.ts';
import { findGrammarFaults, hasGrammarChecker } from './french/find-grammar-faults.ts';
import { findUnknownWords } from './french/find-unknown-words.ts';
import { countWords, type FrenchText, readFrenchTexts } from './french/read-french-texts.ts';
import { temporaryFolder } from './temporary-folder.ts';

const content = path.resolve(import.meta.dirname, '../content');

/**
 * `npm run check:french`: spelling, grammar where Grammalecte is installed, and texts whose English has changed. Typography and the
 * glossary are part of the content check, which runs first.
 */
function main(): void {
  checkContent();
  const texts = readFrenchTexts(content);
  const words = countWords(texts);
  const fields = listFields(content);
  const both = fields.filter(({ english, french }) => english && french).length;
  const only = fields.filter(({ french }) => !french).map(({ file }) => file);
  console.log(`French: ${count(texts.length)} texts, ${count(words)} words, typography and glossary kept.`);
  console.log(
    `fields in both languages: ${count(both)}; in English only: ${only.length} (${[...new Set(only)].join(', ') || 'none'}); ` +
      `in French only: ${fields.length - both - only.length} (phrases that French grammar needs)`,
  );
  print(
    'spelling',
    'unknown words',
    findUnknownWords(texts).map(({ file, field, word }) => `content/${file}  ${field}  "${word}"`),
    'Correct the mistakes; add correct words and names to content/french-words.txt.',
  );
  if (hasGrammarChecker()) checkGrammar(texts, words);
  else console.log('grammar: skipped, grammalecte-cli is not installed (apt-get install grammalecte-cli)');
  const drift = findTranslationDrift(content);
  print(
    'English since',
    'texts',
    drift.map(({ file, field, problem }) => `content/${file}  ${field}  ${problem}`),
    'Read both languages and correct the French where it says something else. Then record that you have:\n' +
      `  npm run french:seen -- ${[...new Set(drift.map(({ file }) => file))].join(' ')}`,
  );
}

function checkGrammar(texts: readonly FrenchText[], words: number): void {
  const found = findGrammarFaults(texts, temporaryFolder('french'));
  const list = fs.readFileSync(path.join(content, 'french-grammar.txt'), 'utf8').split('\n');
  const falseAlarms = new Set(list.filter((line) => line !== '' && !line.startsWith('#')));
  const open = found.filter(({ key }) => !falseAlarms.has(key));
  print(
    'grammar',
    'doubts',
    open.map(({ file, field, key, message, suggestions }) => {
      const instead = suggestions.length > 0 ? ` (${suggestions.join(', ')})` : '';
      return `content/${file}  ${field}  ${key}\n    ${message}${instead}`;
    }),
    'Correct the mistakes; where the text is right, add the line from the rule’s name on to content/french-grammar.txt.',
  );
  const known = found.length - open.length;
  const rate = (1000 * known) / words;
  console.log(`grammar: ${known} known false alarms, ${rate.toFixed(2)} in 1,000 words (at most 2)`);
  if (rate > 2) process.exitCode = 1;
  for (const line of falseAlarms.difference(new Set(found.map(({ key }) => key))))
    console.log(`  no longer needed in content/french-grammar.txt: ${line}`);
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
