import { hash } from 'node:crypto';
import { type Allowed, pagePolicy } from '../../server/headers/content-security-policy.ts';
import { dataBlocks, type ExportedPage } from './next-output/read-page.ts';

/**
 * The style sheet that Sonner 2.0.8 inserts with a toast: empty at first, then filled. When a new version has another, browsers
 * report its hash, and the tests of toasts fail with it.
 */
export const toastStyles = [
  'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
];

type Page = Pick<ExportedPage, '$' | 'file'>;

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
  for (const { $, file, styles } of parts) {
    const charset = $('head > meta[charset]:first-child');
    if (charset.length === 0) throw new Error(`${file}: expected the head to begin with <meta charset>`);
    const content = pagePolicy(allowed, [...styles, ...toastStyles]);
    charset.after($('<meta http-equiv="Content-Security-Policy">').attr({ content }));
  }
  return allowed;
}

/** A style sheet's hash, as in policies: `sha256-…`. */
export function hashOf(css: string): string {
  return `sha256-${hash('sha256', css, 'base64')}`;
}

/** The hashes of a page's style sheets, and the other origins of its images. */
function policyParts({ $, file }: Page): { styles: string[]; images: string[] } {
  const [blocked] = [
    ...$(inlineScript).get(),
    ...$('html, html *')
      .get()
      .filter(({ attribs }) => Object.keys(attribs).some(isInlineCode)),
  ];
  if (blocked) throw new Error(`${file}: the policy would block ${$.html($(blocked).empty())}`);
  return {
    styles: unique(
      $('style')
        .get()
        .map((style) => hashOf($(style).text())),
    ),
    images: $('img, source')
      .get()
      .flatMap(({ attribs: { src, srcset } }) => [src, srcset])
      .flatMap((url) => url?.match(/^https?:\/\/[^/\s]+/) ?? []),
  };
}

const inlineScript = `script:not([src], ${dataBlocks})`;

const isInlineCode = (attribute: string) => attribute === 'style' || attribute.startsWith('on');

function unique(items: readonly string[]): string[] {
  return [...new Set(items)].toSorted();
}
