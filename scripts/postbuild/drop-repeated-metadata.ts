import type { ExportedPage } from './exported-page.ts';
import { attributeOf, elementsIn, getElement, remove } from './html-tree.ts';

/**
 * Removes the second copy of a page's title, description and picture that Next writes for X, which reads the Open Graph
 * one where there is none of its own. The kind of card stays: nothing else tells it.
 */
export function dropRepeatedMetadata({ document }: Pick<ExportedPage, 'document'>): void {
  for (const meta of elementsIn(getElement(document, 'head'))) {
    const name = attributeOf(meta, 'name');
    if (name?.startsWith('twitter:') && name !== 'twitter:card') remove(meta);
  }
}
