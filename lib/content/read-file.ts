import fs from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { Mistake } from './content-error.ts';
import { withoutComments } from './list-comments.ts';

type Read = { data: unknown } | { mistakes: Mistake[] };

/** Reads a YAML file, or a Markdown file as its front matter plus the text as `body`, without comments. */
export function readFile(root: string, file: string): Read {
  const full = path.join(root, file);
  if (!fs.existsSync(full)) return { mistakes: [{ file, field: '(file)', problem: 'this file is missing' }] };
  const text = fs
    .readFileSync(full, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
  return file.endsWith('.md') ? readMarkdown(file, text) : readYaml(file, text, 0);
}

function readMarkdown(file: string, text: string): Read {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined) {
    const problem = 'expected a block of fields between two lines of --- at the top';
    return { mistakes: [{ file, field: 'line 1', problem }] };
  }
  const read = readYaml(file, head, 1);
  if ('mistakes' in read || typeof read.data !== 'object') return read;
  return { data: { ...read.data, body: withoutComments(body).trim() } };
}

/** Caches parsed YAML by its text: a check reads many files repeatedly, and parsing dominates its time. */
const parsed = new Map<string, unknown>();

function readYaml(file: string, text: string, linesAbove: number): Read {
  if (parsed.has(text)) return { data: parsed.get(text) };
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  if (document.errors.length === 0) {
    parsed.set(text, document.toJS());
    return { data: parsed.get(text) };
  }
  const byLine = new Map<string, Mistake>();
  for (const error of document.errors) {
    const field = `line ${lineCounter.linePos(error.pos[0]).line + linesAbove}`;
    // Later errors on a line are mostly consequences of the first.
    if (!byLine.has(field)) byLine.set(field, { file, field, problem: `this is not YAML: ${error.message}` });
  }
  return { mistakes: [...byLine.values()] };
}
