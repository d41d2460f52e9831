import { nodesIn } from './data-tree.ts';
import { languageOfFile } from './fill-facts.ts';

/** A text of a content file with its {placeholders}, and the field it is in. */
export type Text = { field: string; text: string };

/** Whether a field among the words is prose: no address, file name or time of day. */
export const isProse = (path: readonly string[]): boolean =>
  path[0] !== 'slugs' && !/^(?:service|canonical|time|lastUpdated|lastReviewed)$/.test(`${path.at(-1)}`);

/** The texts of parsed files, by language: a check asks for them repeatedly. */
const listed = new WeakMap<object, Map<string, Text[]>>();

/**
 * Every text a content file has in a language: all strings below the language's key, or a whole Markdown file with its
 * paragraphs listed under their headings.
 *
 * @param data as returned by `readFile`
 */
export function listTexts(file: string, data: unknown, language: string): readonly Text[] {
  if (typeof data !== 'object' || data === null) return [];
  const known = listed.get(data) ?? new Map<string, Text[]>();
  const texts = known.get(language) ?? findTexts(file, data, language);
  listed.set(data, known.set(language, texts));
  return texts;
}

function findTexts(file: string, data: object, language: string): Text[] {
  if (!file.endsWith('.md')) return textsIn(data, (path) => path.includes(language));
  if (languageOfFile(file) !== language) return [];
  const { body, ...fields } = { body: '', ...data };
  return [...textsIn(fields, () => true), ...paragraphsOf(String(body))];
}

function textsIn(data: unknown, isIncluded: (path: readonly string[]) => boolean): Text[] {
  return nodesIn(data).flatMap(({ path, value }) =>
    typeof value === 'string' && isIncluded(path) && isProse(path)
      ? [{ field: path.join('.'), text: value }]
      : [],
  );
}

/** The prose of a Markdown text by paragraph, heading, list item and table cell, without markup, addresses and code. */
function paragraphsOf(markdown: string): Text[] {
  let field = 'body';
  return markdown
    .replaceAll(/\]\([^()\n]*\)/g, ']')
    .replaceAll(/`[^`\n]*`/g, '{code}')
    .split(/\n{2,}|\n(?=[-|#]|\d+\. )/)
    .flatMap((block) => {
      const text = block.replaceAll(/^#+ |^- |^\d+\. |[*[\]]/g, '').replaceAll(/\n */g, ' ');
      if (block.startsWith('#')) field = text;
      return text.split('|').flatMap((cell) => (/\p{L}/u.test(cell) ? [{ field, text: cell.trim() }] : []));
    });
}
