import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '../../server/headers/content-security-policy.ts';
import type { PolicyFacts } from '../../server/headers/policy-facts.ts';
import { type ExportedPage, isDataBlock } from './exported-page.ts';
import {
  attributeOf,
  createElement,
  type Element,
  elementsIn,
  getElement,
  insertBefore,
  textOf,
} from './html-tree.ts';

type Page = Pick<ExportedPage, 'document' | 'file'>;

/**
 * Writes its policy into each page, ahead of everything that it governs, for hosts that send no headers. No style sheet may
 * change afterwards: a policy names those of its page by their hashes.
 *
 * @returns what the policies depend on, for servers that send headers
 * @throws Error when a page holds what no policy of ours allows: an inline script, an event handler, a style attribute
 */
export function addPolicies(pages: readonly Page[], analytics: boolean): PolicyFacts {
  const governed = pages.map((page) => ({ ...page, ...governedParts(page) }));
  const facts: PolicyFacts = {
    analytics,
    images: unique(governed.flatMap(({ images }) => images)),
    styles: unique(governed.flatMap(({ styles }) => styles)),
    pages: Object.fromEntries(governed.map(({ file, styles }) => [file, styles])),
  };
  for (const { document, file, styles } of governed) {
    const [charset, next] = elementsIn(getElement(document, 'head'));
    if (!charset || attributeOf(charset, 'charset') === undefined || !next)
      throw new Error(`${file}: expected the head to begin with <meta charset>`);
    const content = contentSecurityPolicy({ ...facts, styles }, 'page');
    insertBefore(createElement('meta', { 'http-equiv': 'Content-Security-Policy', content }), next);
  }
  return facts;
}

/** How a policy names a style sheet: `sha256-…`. */
export function hashOf(css: string): string {
  return `sha256-${createHash('sha256').update(css).digest('base64')}`;
}

/** The hashes of a page's style sheets, and the origins of its images on other hosts. */
function governedParts({ document, file }: Page): { styles: string[]; images: string[] } {
  const elements = elementsIn(document);
  const blocked = elements.find(isBlocked);
  if (blocked) throw new Error(`${file}: the policy would block ${describe(blocked)}`);
  return {
    styles: unique(
      elements.filter(({ tagName }) => tagName === 'style').map((style) => hashOf(textOf(style))),
    ),
    images: elements
      .filter(({ tagName }) => tagName === 'img' || tagName === 'source')
      .flatMap((image) => [attributeOf(image, 'src'), attributeOf(image, 'srcset')])
      .flatMap((address) => address?.match(/^https?:\/\/[^/\s]+/) ?? []),
  };
}

function isBlocked(element: Element): boolean {
  const isInlineScript =
    element.tagName === 'script' && attributeOf(element, 'src') === undefined && !isDataBlock(element);
  return isInlineScript || element.attrs.some(({ name }) => name === 'style' || name.startsWith('on'));
}

function describe({ tagName, attrs }: Element): string {
  return `<${[tagName, ...attrs.map(({ name, value }) => `${name}="${value}"`)].join(' ')}>`;
}

function unique(items: readonly string[]): string[] {
  return [...new Set(items)].toSorted();
}
