import fs from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { Mistake } from './content-error.ts';
import { decodeText } from './decode-text.ts';
import { findYamlMistake } from './find-yaml-mistake.ts';
import { withoutComments } from './list-comments.ts';
import { listFiles } from './list-files.ts';
import { splitFile } from './split-file.ts';

type Read = { data: unknown } | { mistakes: Mistake[] };

/**
 * Caches what files hold by their names and texts: a check reads many files repeatedly, and parsing dominates its time. What a
 * file holds is the same object until the file changes, and no other file's.
 */
const parsed = new Map<string, unknown>();

/**
 * Reads a YAML file, or a Markdown file as its front matter plus the text as `body`, without comments. Reports only the first
 * mistake of a file that cannot be read: later ones are mostly its consequences.
 */
export function readFile(root: string, file: string): Read {
  const full = path.join(root, file);
  if (!fs.existsSync(full)) return fail({ file, field: '(file)', problem: 'this file is missing' });
  const decoded = decodeText(fs.readFileSync(full));
  if (typeof decoded !== 'string') return fail({ file, field: '(file)', ...decoded });
  const text = decoded.replaceAll('\r\n', '\n');
  const key = `${file}\n${text}`;
  if (!parsed.has(key)) {
    const read = file.endsWith('.md') ? readMarkdown(file, text) : readYaml(file, text);
    if ('mistakes' in read) return read;
    parsed.set(key, read.data);
  }
  return { data: parsed.get(key) };
}

/** What a file holds; undefined if it cannot be read. */
export function readData(root: string, file: string): unknown {
  const read = readFile(root, file);
  return 'data' in read ? read.data : undefined;
}

/** What each readable file of a folder holds. */
export function readFolder(root: string, folder: string): { file: string; data: unknown }[] {
  return listFiles(root, folder).flatMap((name) => {
    const data = readData(root, `${folder}/${name}`);
    return data === undefined ? [] : [{ file: `${folder}/${name}`, data }];
  });
}

function readMarkdown(file: string, text: string): Read {
  const [yaml, below] = splitFile(file, text);
  if (below === '') {
    const problem = 'expected a block of fields between two lines of --- at the top';
    return fail({ file, field: '(file)', line: 1, problem });
  }
  const read = readYaml(file, yaml);
  if ('mistakes' in read || typeof read.data !== 'object') return read;
  return { data: { ...read.data, body: withoutComments(below.replace('---', '')).trim() } };
}

function readYaml(file: string, text: string): Read {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const mistake = findYamlMistake(text, document, lines);
  return mistake ? fail({ file, ...mistake }) : { data: document.toJS() };
}

const fail = (mistake: Mistake): Read => ({ mistakes: [mistake] });
