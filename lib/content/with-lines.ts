import fs from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { Mistake } from './content-error.ts';
import { placesIn } from './places-in.ts';
import { splitFile } from './split-file.ts';

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
  const [yaml] = splitFile(file, text);
  const places = placesIn(parseDocument(yaml, { lineCounter: counter }).contents);
  const lines = text.split('\n');
  return (field) => {
    const heading = lines.findIndex(
      (line) => line.startsWith('#') && line.replace(/^#+ /, '').trim() === field,
    );
    if (file.endsWith('.md') && heading >= 0) return heading + 1;
    // The last of these is the innermost.
    const found = places.findLast((place) => `${field}.`.startsWith(`${place.field}.`));
    return counter.linePos(found?.start ?? 0).line;
  };
}
