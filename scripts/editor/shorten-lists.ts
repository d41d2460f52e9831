import { parse } from 'yaml';
import type { z } from 'zod';
import { nodesIn, valueAt } from '../../lib/content/data-tree.ts';
import { isLanguage } from '../../lib/i18n/languages.ts';
import { spliceList } from './splice-list.ts';

/**
 * Cuts the lists of a file, in all languages alike, to as few items as its schema accepts, but one: a new entry asks for no more
 * texts than it needs, and the panel can copy an item.
 *
 * @param item the path of the item whose lists are concerned; without it, those of all of the file are
 */
export function shortenLists(source: string, schema: z.ZodType, item = ''): string {
  const data: unknown = parse(source);
  const lists = nodesIn(data).flatMap(({ path, value }) =>
    Array.isArray(value) && path.join('.').startsWith(item && `${item}.`)
      ? [{ path, name: nameOf(path), full: value.length, count: Math.min(1, value.length) }]
      : [],
  );
  for (let short = lists; short.length > 0; ) {
    const cut = structuredClone(data);
    for (const { path, count } of lists) Reflect.set(Object(valueAt(cut, path)), 'length', count);
    const named = schema.safeParse(cut).error?.issues.map((issue) => nameOf(issue.path)) ?? [];
    short = lists.filter(({ name, count, full }) => named.includes(name) && count < full);
    for (const list of short) list.count += 1;
  }
  return lists.reduceRight((text, { path, count, full }) => {
    const removed = Array.from({ length: full - count }, (_, index) => full - 1 - index);
    return removed.reduce((longer, index) => spliceList(longer, path, index, 'remove'), text);
  }, source);
}

const nameOf = (path: readonly PropertyKey[]) => path.filter((key) => !isLanguage(key)).join('.');
