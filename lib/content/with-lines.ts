import fs from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { Mistake } from './content-error.ts';
import { placesIn } from './places-in.ts';

/** Adds to each mistake the line of its field, or of the closest field around one that is missing. */
export function withLines(root: string, mistakes: readonly Mistake[]): Mistake[] {
  const lineOf = new Map<string, (field: string) => number | undefined>();
  return mistakes.map((mistake) => {
    const { file, field, line } = mistake;
    if (line !== undefined || field === '(file name)') return mistake;
    const find = lineOf.get(file) ?? lineFinder(path.join(root, file));
    lineOf.set(file, find);
    return { ...mistake, line: find(field) };
  });
}

function lineFinder(file: string): (field: string) => number | undefined {
  if (!fs.existsSync(file)) return () => undefined;
  const text = fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const counter = new LineCounter();
  const isMarkdown = file.endsWith('.md');
  const head = isMarkdown ? (/^---\r?\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text;
  const places = placesIn(parseDocument(head, { lineCounter: counter }).contents);
  const lines = text.split('\n');
  return (field) => {
    const heading = lines.findIndex(
      (line) => line.startsWith('#') && line.replace(/^#+ /, '').trim() === field,
    );
    if (isMarkdown && heading >= 0) return heading + 1;
    // The last of these is the innermost.
    const found = places.findLast((place) => `${field}.`.startsWith(`${place.field}.`));
    return counter.linePos(found?.start ?? 0).line + (isMarkdown ? 1 : 0);
  };
}
