import { isMap, isNode, isSeq, parseDocument } from 'yaml';
import { setField } from './set-field.ts';

export const listActions = ['up', 'down', 'copy', 'remove'] as const;
export type ListAction = (typeof listActions)[number];

/** The innermost list on the way to a field, and the item's index; undefined outside of lists and for paragraphs of Markdown. */
export function listAround(keys: readonly string[]): { list: readonly string[]; index: number } | undefined {
  const depth = keys.findLastIndex((key) => /^\d+$/.test(key));
  return depth < 1 || keys[0] === 'body'
    ? undefined
    : { list: keys.slice(0, depth), index: Number(keys[depth]) };
}

/**
 * Moves, copies or removes an item of a list, with the comments below it, and keeps every other line. The copy stands below
 * its original. Works for lists with an item on each line and for those in brackets.
 *
 * @throws RangeError when there is no such item, or it cannot move further
 */
export function spliceList(
  source: string,
  path: readonly PropertyKey[],
  index: number,
  action: ListAction,
  document = parseDocument(source),
): string {
  const list = document.getIn(path, true);
  const ranges = isSeq(list)
    ? list.items.map((item) => (isNode(item) && item.range) || ([0, 0] as const))
    : [];
  const target = { up: index - 1, down: index + 1, copy: index, remove: index }[action];
  if (!isSeq(list) || !ranges[index] || !ranges[target])
    throw new RangeError(`no item ${index} to move ${action} at ${path.join('.')}`);
  const lineOf = (start: number) => source.lastIndexOf('\n', source.lastIndexOf('-', start - 1)) + 1;
  const starts = ranges.map(([start]) => (list.flow ? start : lineOf(start)));
  const [, last = 0] = ranges.at(-1) ?? [];
  const end = list.flow || source[last - 1] === '\n' ? last : source.indexOf('\n', last) + 1 || source.length;
  const items = list.flow
    ? ranges.map(([from, to]) => source.slice(from, to))
    : starts.map((start, position) => source.slice(start, starts[position + 1] ?? end));
  const item = items[index] ?? '';
  if (action !== 'copy') items.splice(index, 1);
  if (action !== 'remove') items.splice(target, 0, item);
  const spliced = source.slice(0, starts[0]) + items.join(list.flow ? ', ' : '') + source.slice(end);
  const ids = list.items.map((own) => (isMap(own) ? own.get('id') : undefined));
  if (action !== 'copy' || typeof ids[index] !== 'string') return spliced;
  // The copy has the next free number behind the `id` of its original.
  let number = 2;
  while (ids.includes(`${ids[index]}-${number}`)) number += 1;
  return setField(spliced, [...path, index + 1, 'id'], `${ids[index]}-${number}`);
}
