import { parseDocument } from 'yaml';
import { nodesIn } from '../../lib/content/data-tree.ts';
import { toDraft } from '../../lib/content/drafts.ts';
import { isProse } from '../../lib/content/list-texts.ts';
import { isLanguage } from '../../lib/i18n/languages.ts';
import { setField } from './set-field.ts';

/** Values of the new entry by path; all others but `id` become drafts. */
export type Values = Readonly<Record<string, string>>;

/**
 * Marks texts and facts of a file as drafts.
 *
 * @param item the path of the item that is concerned; without it, all of the file is
 */
export function withDrafts(source: string, values: Values, item = ''): { text: string; drafts: number } {
  const document = parseDocument(source);
  const parent = item && `${item}.`;
  const changes = nodesIn(document.toJS()).flatMap(({ path: keys, value }) => {
    const field = keys.join('.');
    if (typeof value === 'object' || !field.startsWith(parent)) return [];
    const given = values[field.slice(parent.length)];
    const language = keys.find(isLanguage);
    // The id of an item, an order among others, a rating that is always the same, numbers of a list's items, the name of
    // another entry.
    const isKept =
      /^order$|^serviceBenefits\.|\.(id|rating)$/.test(field) ||
      (language && typeof value === 'number') ||
      !isProse(keys);
    return isKept && given === undefined ? [] : [{ keys, given, draft: toDraft(String(value), language) }];
  });
  const text = changes.reduceRight(
    (written, { keys, given, draft }) => setField(written, keys, given ?? draft, document),
    source,
  );
  return { text, drafts: changes.filter(({ given }) => given === undefined).length };
}
