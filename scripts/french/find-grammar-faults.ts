import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { FrenchText } from './read-french-texts.ts';

/** What Debian calls both the package and the program. */
const program = 'grammalecte-cli';

/**
 * Typography is checked by rules of our own: Grammalecte's are France's. `imp` looks for mistakes in commands to a *tu*, whom these
 * texts never speak to.
 */
const optionsOff = 'typo apos eepi esp tab nbsp unit num nf chim liga virg imp'.split(' ');

export type GrammarFault = {
  file: string;
  field: string;
  /** The rule and the words it means: a line of the list of what is right all the same. */
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

/** Whether this machine has the grammar checker. */
export function hasGrammarChecker(): boolean {
  return spawnSync(program, ['--help']).status === 0;
}

/**
 * What Grammalecte objects to in French texts. Lists of search terms are no sentences and are left out.
 *
 * @param folder where a file for it can be written
 */
export function findGrammarFaults(texts: readonly FrenchText[], folder: string): GrammarFault[] {
  const sentences = texts.filter(
    ({ field }) => !/(?:^|\.)(?:keywords|localKeywords|neighborhoods)\b/.test(field),
  );
  const lines = sentences.map(({ text }) => plain(text));
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
      key: `${ruleOf(sRuleId)} | ${wordsAround(line, nStart, nEnd)}`,
      message: sMessage,
      suggestions: aSuggestions.slice(0, 3),
    }));
  });
}

const places = ['Halifax', 'Calgary', 'Toronto'];

/** Blanks as a French keyboard has them, and a name for each place that a page fills in. */
function plain(text: string): string {
  return text
    .replaceAll('\u00A0', ' ')
    .replaceAll(' :', ':')
    .replaceAll(/\{\w+\}/g, (_, index: number) => places[index % places.length] ?? '');
}

const ruleOf = (id: string) => id.replace(/^g\d*__|__b\d.*$/g, '');

/** What was found, with a word on both sides, so that the same words elsewhere are looked at again. */
function wordsAround(line: string, start: number, end: number): string {
  const before = /\S*\s*$/.exec(line.slice(0, start).trimEnd())?.[0] ?? '';
  const after = /^\s*\S*/.exec(line.slice(end))?.[0] ?? '';
  return `${before} ${line.slice(start, end)}${after}`.replaceAll(/\s+/g, ' ').trim();
}
