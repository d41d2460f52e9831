import type { ExportedPage } from './exported-page.ts';
import { attributeOf, elementsIn, getElement, remove } from './html-tree.ts';

/**
 * Removes the `twitter:` copies of a page's Open Graph data, which X reads when they are missing. Only the card type has no
 * Open Graph equivalent.
 */
export function dropRepeatedMetadata({ document }: Pick<ExportedPage, 'document'>): void {
  for (const meta of elementsIn(getElement(document, 'head'))) {
    const name = attributeOf(meta, 'name');
    if (name?.startsWith('twitter:') && name !== 'twitter:card') remove(meta);
  }
}
