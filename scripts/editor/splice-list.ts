import { isNode, isSeq, parseDocument } from 'yaml';

export const listActions = ['up', 'down', 'copy', 'remove'] as const;
export type ListAction = (typeof listActions)[number];

/**
 * Moves, copies or removes an item of a list, with the comments below it, and keeps every other line. Works for lists with an
 * item on each line and for those in brackets.
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
    ? list.items.flatMap((item) => (isNode(item) && item.range ? [item.range] : []))
    : [];
  const target = action === 'up' ? index - 1 : index + 1;
  const isMove = action === 'up' || action === 'down';
  if (!isSeq(list) || !ranges[index] || (isMove && !ranges[target]))
    throw new RangeError(`no item ${index} to move ${action} at ${path.join('.')}`);
  if (list.flow) {
    const items = ranges.map(([start, end]) => source.slice(start, end));
    const [from] = ranges[0] ?? [0];
    const to = ranges.at(-1)?.[1] ?? from;
    return source.slice(0, from) + rearrange(items, index, action).join(', ') + source.slice(to);
  }
  const starts = ranges.map(([start]) => source.lastIndexOf('\n', source.lastIndexOf('-', start - 1)) + 1);
  const [, lastEnd = 0] = ranges.at(-1) ?? [];
  const end = source[lastEnd - 1] === '\n' ? lastEnd : source.indexOf('\n', lastEnd) + 1 || source.length;
  const items = starts.map((start, item) => source.slice(start, starts[item + 1] ?? end));
  return source.slice(0, starts[0]) + rearrange(items, index, action).join('') + source.slice(end);
}

function rearrange(items: readonly string[], index: number, action: ListAction): string[] {
  const item = items[index] ?? '';
  switch (action) {
    case 'copy':
      return items.toSpliced(index, 0, item);
    case 'remove':
      return items.toSpliced(index, 1);
    case 'up':
      return items.toSpliced(index, 1).toSpliced(index - 1, 0, item);
    case 'down':
      return items.toSpliced(index, 1).toSpliced(index + 1, 0, item);
  }
}
