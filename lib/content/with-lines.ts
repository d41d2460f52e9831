import fs from 'node:fs';
import path from 'node:path';
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Mistake } from './content-error.ts';

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
  const { contents } = parseDocument(head, { lineCounter: counter });
  const lines = text.split('\n');
  return (field) => {
    const heading = lines.findIndex(
      (line) => line.startsWith('#') && line.replace(/^#+ /, '').trim() === field,
    );
    if (isMarkdown && heading >= 0) return heading + 1;
    const index = indexOf(contents, field.split('.'));
    return counter.linePos(index).line + (isMarkdown ? 1 : 0);
  };
}

/** The index of the last key of a path that exists. */
function indexOf(node: unknown, [key, ...rest]: readonly string[], start = 0): number {
  if (isMap(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
    if (isScalar(pair?.key)) return indexOf(pair.value, rest, pair.key.range?.[0]);
  }
  if (isSeq(node)) {
    const item = node.items[Number(key)];
    if (isNode(item)) return indexOf(item, rest, item.range?.[0]);
  }
  return start;
}
