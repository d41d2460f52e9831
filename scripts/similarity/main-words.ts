import { load } from 'cheerio';

/** The words in the main part of a page, in lower case, form labels and captions included. */
export function mainWords(html: string): string[] {
  return splitWords(mainText(html));
}

/**
 * The readable text of the main part of a page, without scripts, styles and drawings. A blank separates the text of adjacent
 * elements.
 *
 * @param without a selector of parts to leave out
 * @throws Error if the page has no <main>
 */
export function mainText(html: string, without = 'script'): string {
  const $ = load(html);
  const main = $('main');
  if (main.length === 0) throw new Error('expected a <main>, found none');
  main.find(`script, style, svg, template, ${without}`).remove();
  main.find('*').before(' ').append(' ');
  return main.text();
}

/** The words of a text, in lower case. */
export function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu) ?? [];
}
