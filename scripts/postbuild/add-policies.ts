import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '../../server/headers/content-security-policy.ts';
import type { PolicyFacts } from '../../server/headers/policy-facts.ts';
import {
  attributeOf,
  createElement,
  type Element,
  elementsIn,
  getElement,
  insertBefore,
  textOf,
} from './html-tree.ts';
import { type ExportedPage, isDataBlock } from './next-output/read-page.ts';

type Page = Pick<ExportedPage, 'document' | 'file'>;

/**
 * Writes a Content Security Policy into the start of each page, for hosts that send no headers. It contains the hashes of the
 * page's style sheets, which must not change afterwards.
 *
 * @returns the facts that servers derive their policies from
 * @throws Error when a page contains what the policies block: an inline script, an event handler, a style attribute
 */
export function addPolicies(pages: readonly Page[], analytics: boolean): PolicyFacts {
  const parts = pages.map((page) => ({ ...page, ...policyParts(page) }));
  const facts: PolicyFacts = {
    analytics,
    images: unique(parts.flatMap(({ images }) => images)),
    styles: unique(parts.flatMap(({ styles }) => styles)),
    pages: Object.fromEntries(parts.map(({ file, styles }) => [file, styles])),
  };
  for (const { document, file, styles } of parts) {
    const [charset, next] = elementsIn(getElement(document, 'head'));
    if (!charset || attributeOf(charset, 'charset') === undefined || !next)
      throw new Error(`${file}: expected the head to begin with <meta charset>`);
    const content = contentSecurityPolicy({ ...facts, styles }, 'page');
    insertBefore(createElement('meta', { 'http-equiv': 'Content-Security-Policy', content }), next);
  }
  return facts;
}

/** A style sheet's hash, as in policies: `sha256-…`. */
export function hashOf(css: string): string {
  return `sha256-${createHash('sha256').update(css).digest('base64')}`;
}

/** The hashes of a page's style sheets, and the other origins of its images. */
function policyParts({ document, file }: Page): { styles: string[]; images: string[] } {
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
