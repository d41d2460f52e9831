import fs from 'node:fs';
import path from 'node:path';
import { listFields } from '../lib/content/french/list-translations.ts';
import { findTranslationDrift } from '../lib/content/french/translation-drift.ts';
import { checkContent } from './check-content.ts';
import { findGrammarFaults, hasGrammarChecker } from './french/find-grammar-faults.ts';
import { findUnknownWords } from './french/find-unknown-words.ts';
import { countWords, readFrenchTexts } from './french/read-french-texts.ts';
import { temporaryFolder } from './temporary-folder.ts';

const content = path.resolve(import.meta.dirname, '../content');

/**
 * `npm run check:french`: spelling, grammar where Grammalecte is installed, and texts whose English has changed. Typography and
 * the glossary are part of the content check, which runs first.
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
  const problems = [checkSpelling(), checkGrammar(), checkDrift()];
  if (problems.some((found) => found > 0)) process.exitCode = 1;

  function checkSpelling(): number {
    const unknown = findUnknownWords(texts);
    print('spelling', unknown.length, 'unknown words', [
      ...unknown.map(({ file, field, word }) => `content/${file}  ${field}  "${word}"`),
      'A mistake is corrected; a word or a name that is right goes into content/french-words.txt.',
    ]);
    return unknown.length;
  }

  function checkGrammar(): number {
    if (!hasGrammarChecker()) {
      console.log('grammar: skipped, grammalecte-cli is not installed (apt-get install grammalecte-cli)');
      return 0;
    }
    const found = findGrammarFaults(texts, temporaryFolder('french'));
    const list = fs.readFileSync(path.join(content, 'french-grammar.txt'), 'utf8').split('\n');
    const right = new Set(list.filter((line) => line !== '' && !line.startsWith('#')));
    const open = found.filter(({ key }) => !right.has(key));
    print('grammar', open.length, 'doubts', [
      ...open.map(
        ({ file, field, key, message, suggestions }) =>
          `content/${file}  ${field}  ${key}\n    ${message}${suggestions.length > 0 ? ` (${suggestions.join(', ')})` : ''}`,
      ),
      'A mistake is corrected; where the text is right, the line from the rule’s name on goes into content/french-grammar.txt.',
    ]);
    const known = found.length - open.length;
    console.log(
      `grammar: ${known} known false alarms, ${((1000 * known) / words).toFixed(2)} in 1,000 words (at most 2)`,
    );
    const stale = [...right].filter((line) => !found.some(({ key }) => key === line));
    for (const line of stale) console.log(`  no longer needed in content/french-grammar.txt: ${line}`);
    return open.length + (known > (2 * words) / 1000 ? 1 : 0);
  }

  function checkDrift(): number {
    const drift = findTranslationDrift(content);
    const files = [...new Set(drift.map(({ file }) => file))];
    print('English since', drift.length, 'texts', [
      ...drift.map(({ file, field, problem }) => `content/${file}  ${field}  ${problem}`),
      'Read both languages and mend the French where it says something else. Then it is seen:',
      `npm run french:seen -- ${files.join(' ')}`,
    ]);
    return drift.length;
  }
}

function print(what: string, found: number, unit: string, lines: readonly string[]): void {
  console.log(`${what}: ${found} ${unit}`);
  if (found > 0) for (const line of lines) console.log(`  ${line}`);
}

const count = (value: number) => value.toLocaleString('en-CA');

main();
