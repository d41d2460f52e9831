import { withoutComments } from '../../lib/content/list-comments.ts';
import { splitFile } from '../../lib/content/split-file.ts';
import { lineWidth, setField, wrap } from './set-field.ts';

/** The blocks of a Markdown file between blank lines, without those that are comments only. */
export function listBlocks(file: string, source: string): { start: number; text: string }[] {
  const [yaml, below] = splitFile(file, source);
  const bodyStart = yaml.length + below.indexOf('\n') + 1;
  return [...source.slice(bodyStart).matchAll(/[^\n]+(?:\n[^\n]+)*/g)]
    .map(({ 0: text, index }) => ({ text, start: bodyStart + index }))
    .filter(({ text }) => withoutComments(text).trim() !== '');
}

/** A paragraph on one line, as it is edited; any other block as it is. */
export const blockText = (text: string): string => (isParagraph(text) ? text.replaceAll('\n', ' ') : text);

const isParagraph = (text: string) => !/^(?:#|>|- |\d+\. |\||<)/.test(text);

/** The file's source with another text at a path; `['body', 3]` is the fourth block of a Markdown text. */
export function withText(
  file: string,
  source: string,
  path: readonly string[],
  value: string,
  document?: Parameters<typeof setField>[3],
): string {
  const [yaml, below] = splitFile(file, source);
  if (below === '' || path[0] !== 'body') return setField(yaml, path, value, document) + below;
  const block = listBlocks(file, source)[Number(path[1])];
  if (!block) throw new RangeError(`no block ${path[1]} in ${file}`);
  // An empty line begins a new paragraph.
  const written = value
    .split(/\n\s*\n/)
    .map((own) => (isParagraph(own) ? wrap(own.replace(/[ \t\n]+/g, ' '), lineWidth) : own))
    .join('\n\n');
  return source.slice(0, block.start) + written + source.slice(block.start + block.text.length);
}
