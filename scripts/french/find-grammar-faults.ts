import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { FrenchText } from './read-french-texts.ts';

/** Debian's name for both the package and the program. */
const program = 'grammalecte-cli';

/**
 * Typography has project rules: Grammalecte's are those of France. `imp` checks imperatives addressed to *tu*, which these texts
 * never use.
 */
const optionsOff = 'typo apos eepi esp tab nbsp unit num nf chim liga virg imp'.split(' ');

export type GrammarFault = {
  file: string;
  field: string;
  /** The rule and the words around the fault: a line of `content/french-grammar.txt`, the list of false alarms. */
  key: string;
  message: string;
  suggestions: readonly string[];
};

const outputSchema = z.object({
  data: z.array(
    z.object({
      iParagraph: z.int(),
      lGrammarErrors: z.array(
        z.object({
          sRuleId: z.string(),
          sMessage: z.string(),
          aSuggestions: z.array(z.string()),
          nStart: z.int(),
          nEnd: z.int(),
        }),
      ),
    }),
  ),
});

/** True if the grammar checker is installed. */
export function hasGrammarChecker(): boolean {
  return spawnSync(program, ['--help']).status === 0;
}

/**
 * Runs Grammalecte on French texts. Skips lists of search terms, which are not sentences.
 *
 * @param folder for a temporary file
 */
export function findGrammarFaults(texts: readonly FrenchText[], folder: string): GrammarFault[] {
  const sentences = texts.filter(
    ({ field }) => !/(?:^|\.)(?:keywords|localKeywords|neighborhoods)\b/.test(field),
  );
  const lines = sentences.map(({ text }) => toPlainText(text));
  const file = path.join(folder, 'texts.txt');
  fs.writeFileSync(file, `${lines.join('\n')}\n`);
  const args = ['--file', file, '--json', '--only_when_errors', '--opt_off', ...optionsOff];
  const output = execFileSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 });
  return outputSchema.parse(JSON.parse(output)).data.flatMap(({ iParagraph, lGrammarErrors }) => {
    const text = sentences[iParagraph - 1];
    const line = lines[iParagraph - 1];
    if (!text || line === undefined) return [];
    return lGrammarErrors.map(({ sRuleId, sMessage, aSuggestions, nStart, nEnd }) => ({
      file: text.file,
      field: text.field,
      key: `${ruleNameOf(sRuleId)} | ${wordsAround(line, nStart, nEnd)}`,
      message: sMessage,
      suggestions: aSuggestions.slice(0, 3),
    }));
  });
}

const places = ['Halifax', 'Calgary', 'Toronto'];

/** Replaces French typographic spaces, which are not Grammalecte's, and fills placeholders with names of cities. */
function toPlainText(text: string): string {
  return text
    .replaceAll('\u00A0', ' ')
    .replaceAll(' :', ':')
    .replaceAll(/\{\w+\}/g, (_, index: number) => places[index % places.length] ?? '');
}

const ruleNameOf = (id: string) => id.replace(/^g\d*__|__b\d.*$/g, '');

/** The fault with one word on each side, so that a listed false alarm does not cover the same words elsewhere. */
function wordsAround(line: string, start: number, end: number): string {
  const before = /\S*\s*$/.exec(line.slice(0, start).trimEnd())?.[0] ?? '';
  const after = /^\s*\S*/.exec(line.slice(end))?.[0] ?? '';
  return `${before} ${line.slice(start, end)}${after}`.replaceAll(/\s+/g, ' ').trim();
}
