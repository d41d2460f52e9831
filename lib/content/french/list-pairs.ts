import fs from 'node:fs';
import { readFile } from '../read-file.ts';
import { listTexts } from './list-texts.ts';

/** An English text and the French one beside it. A list is one text: its French may have more items, or fewer. */
export type Pair = {
  /** The file that has the French words. */
  file: string;
  field: string;
  english: string;
  french: string;
};

/**
 * Every text that the content has in both languages, file by file.
 *
 * @param root the content folder; files that are no YAML are left to `loadContent`
 */
export function listPairs(root: string): Pair[] {
  return fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:yaml|md)$/.test(file) && !/README\.md$|\.fr\.md$/.test(file))
    .sort()
    .flatMap((file) => {
      const twin = file.replace(/\.md$/, '.fr.md');
      const french = groupsIn(root, twin, 'fr');
      return [...groupsIn(root, file, 'en')].flatMap(([place, english]) => {
        const field = place.replace(/(?<=^|\.)en(?=\.)/, 'fr');
        // A legal text has headings of its own in each language, and is read as a whole.
        const text = twin === file ? french.get(field) : [...french.values()].join('\n');
        return text ? [{ file: twin, field, english, french: text }] : [];
      });
    });
}

/** The texts of a file by the field they stand in, without the places inside a list. */
function groupsIn(root: string, file: string, language: string): ReadonlyMap<string, string> {
  const read = readFile(root, file);
  const groups = new Map<string, string>();
  if ('mistakes' in read) return groups;
  for (const { field, text } of listTexts(file, read.data, language)) {
    const group = file.endsWith('.md') ? field : groupOf(field, language);
    groups.set(group, [groups.get(group) ?? [], text].flat().join('\n'));
  }
  return groups;
}

/** `en.story.2` belongs to `en.story`; the items of `items.2.en.question` have words of their own. */
function groupOf(field: string, language: string): string {
  const parts = field.split('.');
  const words = parts.indexOf(language);
  const list = parts.findIndex((part, index) => index > words && /^\d+$/.test(part));
  return parts.slice(0, list === -1 ? undefined : list).join('.');
}
