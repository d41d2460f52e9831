import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { FrenchText } from './read-french-texts.ts';

type UnknownWord = { file: string; field: string; word: string };

const cspell = path.resolve(import.meta.dirname, '../../node_modules/cspell/bin.mjs');
const config = path.resolve(import.meta.dirname, '../../cspell.json');

/** Finds words that are neither in the French dictionary nor in `content/french-words.txt`. */
export function findUnknownWords(texts: readonly FrenchText[]): UnknownWord[] {
  const input = texts.map(({ text }) => toPlainText(text)).join('\n');
  // Windows cannot start the programs in `.bin` without a shell.
  const args = [cspell, 'lint', 'stdin', '--config', config, '--no-progress', '--no-summary', '--words-only'];
  const { stdout, stderr, error, status } = spawnSync(
    process.execPath,
    [...args, '--issue-template', '$row $text'],
    {
      input,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 ** 2,
    },
  );
  // Status 1 means that there are unknown words.
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

/** Removes placeholders, addresses, file names and elisions: “l’équipe” becomes “équipe”. */
function toPlainText(text: string): string {
  return text
    .replaceAll(/\{[\w.]+\}|[\w.-]+@[\w.-]+|https?:\S+|\/?\w+\.(?:pdf|xml)\b/g, ' ')
    .replaceAll(/(?<!\p{L})(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)’/giu, ' ')
    .replaceAll('\n', ' ');
}
