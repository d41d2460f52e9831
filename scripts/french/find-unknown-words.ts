import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { FrenchText } from './read-french-texts.ts';

export type UnknownWord = { file: string; field: string; word: string };

const config = path.join(import.meta.dirname, 'cspell.json');

/** Words that neither the French dictionary nor `content/french-words.txt` has. */
export function findUnknownWords(texts: readonly FrenchText[]): UnknownWord[] {
  const input = texts.map(({ text }) => plain(text)).join('\n');
  const args = ['lint', 'stdin', '--config', config, '--no-progress', '--no-summary', '--words-only'];
  const { stdout, stderr, error, status } = spawnSync('cspell', [...args, '--issue-template', '$row $text'], {
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  // 1 says that there are unknown words.
  if (error || (status !== 0 && status !== 1)) throw error ?? new Error(stderr);
  return stdout
    .trim()
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [row, word = ''] = line.split(' ');
      const text = texts[Number(row) - 1];
      return text ? [{ file: text.file, field: text.field, word }] : [];
    });
}

/** Without what a page fills in and without names of files, and with elided words by themselves: “l’équipe” is “équipe”. */
function plain(text: string): string {
  return text
    .replaceAll(/\{[\w.]+\}|[\w.-]+@[\w.-]+|https?:\S+|\/?\w+\.(?:pdf|xml)\b/g, ' ')
    .replaceAll(/(?<!\p{L})(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)’/giu, ' ')
    .replaceAll('\n', ' ');
}
