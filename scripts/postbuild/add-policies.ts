import { createHash } from 'node:crypto';
import { type Allowed, pagePolicy } from '../../server/headers/content-security-policy.ts';
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

/**
 * The style sheet that Sonner 2.0.8 inserts with a toast: empty at first, then filled. When a new version has another, browsers
 * report its hash, and the tests of toasts fail with it.
 */
export const toastStyles = [
  'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
];

type Page = Pick<ExportedPage, 'document' | 'file'>;

/**
 * Writes a Content Security Policy into the start of each page. It contains the hashes of the page's style sheets, which must
 * not change afterwards.
 *
 * @returns what the policies allow
 * @throws Error when a page contains what the policies block: an inline script, an event handler, a style attribute
 */
export function addPolicies(pages: readonly Page[], analytics: boolean): Allowed {
  const parts = pages.map((page) => ({ ...page, ...policyParts(page) }));
  const allowed = { analytics, images: unique(parts.flatMap(({ images }) => images)) };
  for (const { document, file, styles } of parts) {
    const [charset, next] = elementsIn(getElement(document, 'head'));
    if (!charset || attributeOf(charset, 'charset') === undefined || !next)
      throw new Error(`${file}: expected the head to begin with <meta charset>`);
    const content = pagePolicy(allowed, [...styles, ...toastStyles]);
    insertBefore(createElement('meta', { 'http-equiv': 'Content-Security-Policy', content }), next);
  }
  return allowed;
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
      .flatMap((url) => url?.match(/^https?:\/\/[^/\s]+/) ?? []),
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
