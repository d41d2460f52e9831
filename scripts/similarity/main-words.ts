import { parse } from 'parse5';
import { elementsIn, readText } from '../postbuild/html-tree.ts';

/**
 * The words a visitor reads in the main part of a page, in lower case, form labels and captions included.
 *
 * @throws Error when the page has no main part.
 */
export function mainWords(html: string): string[] {
  const main = elementsIn(parse(html)).find(({ tagName }) => tagName === 'main');
  if (!main) throw new Error('The page has no <main>');
  return (
    readText(main, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu) ?? []
  );
}
