import fs from 'node:fs';
import { readFile } from '../read-file.ts';
import { listTexts } from './list-texts.ts';

/** A field of the content with its text in each language that has one. A list is one text: its French may have more items, or fewer. */
type Field = {
  /** The file that has the French words. */
  file: string;
  field: string;
  english?: string | undefined;
  french?: string | undefined;
};

export type Pair = Field & { english: string; french: string };

/** Every text that the content has in both languages, file by file. */
export function listPairs(root: string): Pair[] {
  return listFields(root).flatMap(({ english, french, ...place }) =>
    english && french ? [{ ...place, english, french }] : [],
  );
}

/**
 * Every field of the content that holds words, under its French name.
 *
 * @param root the content folder; files that are no YAML are left to `loadContent`
 */
export function listFields(root: string): Field[] {
  return fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:yaml|md)$/.test(file) && !/README\.md$|\.fr\.md$/.test(file))
    .sort()
    .flatMap((english) => {
      const file = english.replace(/\.md$/, '.fr.md');
      const ours = [...groupsIn(root, english, 'en')].map(
        ([place, text]) => [place.replace(/(?<=^|\.)en(?=\.)/, 'fr'), text] as const,
      );
      const theirs = groupsIn(root, file, 'fr');
      if (file !== english) {
        // A legal text has headings of its own in each language, and is read as a whole.
        const whole = [...theirs.values()].join('\n') || undefined;
        return ours.map(([field, text]) => ({ file, field, english: text, french: whole }));
      }
      const fields = new Set([...ours.map(([field]) => field), ...theirs.keys()]);
      const byField = new Map(ours);
      return [...fields].map((field) => ({
        file,
        field,
        english: byField.get(field),
        french: theirs.get(field),
      }));
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
