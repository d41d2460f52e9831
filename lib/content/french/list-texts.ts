import { languageOf } from '../fill-facts.ts';

/** One text of a content file: where it stands, and what it says, with its {braces}. */
export type Text = { field: string; text: string };

/** Fields that stand among the words and are none: addresses, names of other files, the clock of a log. */
const notWords: ReadonlySet<string> = new Set([
  'slugs',
  'service',
  'canonical',
  'time',
  'lastUpdated',
  'lastReviewed',
]);

/**
 * Every text that a content file has in a language: what stands below the language's key, however deep. A Markdown file is in
 * one language as a whole; its paragraphs stand under their heading.
 *
 * @param data what `readFile` made of the file
 */
export function listTexts(file: string, data: unknown, language: string): Text[] {
  if (!file.endsWith('.md')) return textsBelow(data, '', language, false);
  if (languageOf(file) !== language || typeof data !== 'object' || data === null) return [];
  const { body, ...fields } = { body: '', ...data };
  return [...textsBelow(fields, '', language, true), ...paragraphsOf(String(body))];
}

function textsBelow(value: unknown, field: string, language: string, isInside: boolean): Text[] {
  if (typeof value === 'string') return isInside ? [{ field, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !notWords.has(key))
    .flatMap(([key, inner]) =>
      textsBelow(inner, field ? `${field}.${key}` : key, language, isInside || key === language),
    );
}

/** What is read of a Markdown text: a line for each paragraph, heading, item and cell, without signs, addresses and code. */
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
