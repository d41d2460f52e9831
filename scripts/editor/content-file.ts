import { withoutComments } from '../../lib/content/list-comments.ts';
import { lineWidth, setField, wrap } from './set-field.ts';
import { type ListAction, spliceList } from './splice-list.ts';

/** A file's YAML (all of it, or the front matter of Markdown) and what stands around it. */
function splitFile(file: string, source: string): { before: string; yaml: string; after: string } {
  const [, before, yaml, after] =
    (file.endsWith('.md') && /^(---\r?\n)([\s\S]*?\n)(---\r?\n[\s\S]*)$/.exec(source)) || [];
  if (before === undefined || yaml === undefined || after === undefined)
    return { before: '', yaml: source, after: '' };
  return { before, yaml, after };
}

type Block = { start: number; text: string };

/** The blocks of a Markdown file between blank lines, without those that are comments only. */
export function listBlocks(file: string, source: string): Block[] {
  const { after } = splitFile(file, source);
  const bodyStart = source.length - after.length + after.indexOf('\n') + 1;
  return [...source.slice(bodyStart).matchAll(/[^\n]+(?:\n[^\n]+)*/g)]
    .map(({ 0: text, index }) => ({ text, start: bodyStart + index }))
    .filter(({ text }) => withoutComments(text).trim() !== '');
}

/** A paragraph on one line, as it is edited; any other block as it is. */
export const blockText = (text: string): string => (isParagraph(text) ? text.replaceAll('\n', ' ') : text);

const isParagraph = (text: string) => !/^(?:#|>|- |\d+\. |\||<)/.test(text);

/** The file's source with another text at a path; `['body', 3]` is the fourth block of a Markdown text. */
export function withText(file: string, source: string, path: readonly string[], value: string): string {
  if (file.endsWith('.md') && path[0] === 'body') {
    const block = listBlocks(file, source)[Number(path[1])];
    if (!block) throw new RangeError(`no block ${path[1]} in ${file}`);
    const written = isParagraph(value) ? wrap(value.trim().replace(/\s+/g, ' '), lineWidth) : value.trim();
    return source.slice(0, block.start) + written + source.slice(block.start + block.text.length);
  }
  const { before, yaml, after } = splitFile(file, source);
  return before + setField(yaml, path, value) + after;
}

/** The file's source with a list's item moved, copied or removed. */
export function withItem(
  file: string,
  source: string,
  list: readonly string[],
  index: number,
  action: ListAction,
): string {
  const { before, yaml, after } = splitFile(file, source);
  return before + spliceList(yaml, list, index, action) + after;
}
