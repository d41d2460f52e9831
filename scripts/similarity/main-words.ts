import { parse } from 'parse5';
import { getElement, readText } from '../postbuild/html-tree.ts';

/**
 * The words in the main part of a page, in lower case, form labels and captions included.
 *
 * @throws Error if the page has no <main>
 */
export function mainWords(html: string): string[] {
  return splitWords(readText(getElement(parse(html), 'main'), ' '));
}

/** The words of a text, in lower case. */
export function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu) ?? [];
}
