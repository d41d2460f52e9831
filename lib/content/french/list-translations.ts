import { listAllFiles } from '../list-files.ts';
import { listTexts } from '../list-texts.ts';
import { readData } from '../read-file.ts';

/** A field with its text in each language. A list counts as one text, since its translation may have more or fewer items. */
type Field = {
  /** The file that contains the French words. */
  file: string;
  field: string;
  english?: string | undefined;
  french?: string | undefined;
};

export type Translation = Field & { english: string; french: string };

/** Every text that the content, or some of its files, has in both languages. */
export function listTranslations(root: string, files?: readonly string[]): Translation[] {
  return listFields(root, files).flatMap(({ english, french, ...place }) =>
    english && french ? [{ ...place, english, french }] : [],
  );
}

/**
 * Every field of the content that holds words, under its French name.
 *
 * @param root the content folder; `loadContent` reports files that are not YAML
 * @param files all, or those that are concerned: of a legal text the English one
 */
export function listFields(root: string, files: readonly string[] = listAllFiles(root)): Field[] {
  return files
    .filter((file) => !file.endsWith('.fr.md'))
    .flatMap((source) => {
      const file = source.replace(/\.md$/, '.fr.md');
      const english = new Map(
        [...textsByField(root, source, 'en')].map(([field, text]) => [
          field.replace(/(?<=^|\.)en(?=\.)/, 'fr'),
          text,
        ]),
      );
      const french = textsByField(root, file, 'fr');
      if (file !== source) {
        // Headings differ between the languages of a legal text, so its translation counts as one text.
        const whole = [...french.values()].join('\n') || undefined;
        return [...english].map(([field, text]) => ({ file, field, english: text, french: whole }));
      }
      const fields = [...new Set([...english.keys(), ...french.keys()])];
      return fields.map((field) => ({
        file,
        field,
        english: english.get(field),
        french: french.get(field),
      }));
    });
}

/** The texts of a file by field, with the items of a list joined. */
function textsByField(root: string, file: string, language: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { field, text } of listTexts(file, readData(root, file), language)) {
    const key = file.endsWith('.md') ? field : withoutListIndex(field, language);
    texts.set(key, [texts.get(key) ?? [], text].flat().join('\n'));
  }
  return texts;
}

/** Shortens `en.story.2` to `en.story`. Keeps `items.2.en.question`: such items have texts of their own. */
export function withoutListIndex(field: string, language: string): string {
  const keys = field.split('.');
  const words = keys.indexOf(language);
  const index = keys.findIndex((key, position) => position > words && /^\d+$/.test(key));
  return keys.slice(0, index === -1 ? undefined : index).join('.');
}
