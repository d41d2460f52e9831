import { writeHashed } from './defer-hydration.ts';
import type { ExportedPage } from './exported-page.ts';
import { attributeOf, createElement, elementsIn, insertBefore, setText } from './html-tree.ts';
import { namesInCss, purgeCss, referencesIn, withoutFonts } from './purge-css.ts';
import type { Site } from './site.ts';

const stringLiteral = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;

/** A rule for paper in a minified style sheet, outside all layers. */
const printRule = /@(?:media print|page)\{(?:[^{}]|\{[^{}]*\})*\}/g;

/**
 * Leaves in each page's style sheet only what its HTML uses.
 *
 * @returns the style sheets that all pages share: the deferred one, with what any page or script uses, so that all rules
 *   keep their order, and the one for paper. They declare no fonts: declared twice, those would load twice.
 * @throws Error when a page has another style sheet than the others
 */
export function purgeStyleSheets({ pages, chunks }: Pick<Site, 'pages' | 'chunks'>): {
  deferred: string;
  print: string;
} {
  const [first] = pages;
  const other = pages.find(({ css }) => css !== first?.css);
  if (!first || other) throw new Error(`${other?.file} has another style sheet than ${first?.file}`);

  const used = pages.map((page) => ({ page, names: namesInPage(page) }));
  const references = pages.flatMap(referencesInPage);
  const codes = ownCode(pages, chunks);
  const all = new Set([...used.flatMap(({ names }) => [...names]), ...codes.flatMap(namesInScript)]);
  const whole = purgeCss(first.css, all, [...references, ...codes.flatMap(referencesIn)]);

  const screen = whole.replaceAll(printRule, '');
  const known = namesInCss(screen);
  const purged = new Map<string, string>();
  for (const { page, names } of used) {
    // Most pages of one kind use the same names.
    const key = [...names.intersection(known)].sort().join(' ');
    const sheet = purged.get(key) ?? purgeCss(screen, names, references);
    purged.set(key, sheet);
    setText(page.style, sheet);
  }
  return { deferred: withoutFonts(screen), print: whole.match(printRule)?.join('') ?? '' };
}

/** Links the style sheet for paper, which browsers fetch last. */
export function linkPrintSheet({ out, pages }: Site, styleSheet: string): void {
  const href = writeHashed(out, 'print.css', styleSheet);
  for (const { style } of pages)
    insertBefore(createElement('link', { rel: 'stylesheet', media: 'print', href }), style);
}

/** The classes, ids and elements of a page. */
function namesInPage({ document }: ExportedPage): Set<string> {
  return new Set(
    elementsIn(document).flatMap((element) => [
      element.tagName,
      ...['class', 'id'].flatMap((name) => attributeOf(element, name)?.split(/\s+/) ?? []),
    ]),
  );
}

function referencesInPage({ document }: ExportedPage): string[] {
  return elementsIn(document).flatMap(({ attrs }) => attrs.flatMap(({ value }) => referencesIn(value)));
}

/** The code of all chunks but those that every page has: Next's own, which adds nothing with a class of ours. */
function ownCode(pages: Site['pages'], chunks: Site['chunks']): string[] {
  const lists = pages.map((page) => page.chunks).filter((list) => list.length > 0);
  const framework = new Set(lists[0]?.filter((chunk) => lists.every((list) => list.includes(chunk))));
  const isOwn = (address: string) => !framework.has(address);
  return [...chunks.reach(lists.flat().filter(isOwn))].filter(isOwn).map(chunks.code);
}

/** Every word of every string of a script: among them are the classes and elements that it may add to a page. */
function namesInScript(code: string): string[] {
  return [...code.matchAll(stringLiteral)].flatMap(([, double, single, template]) =>
    (double ?? single ?? template ?? '').split(/\s+|\$\{[^}]*\}/),
  );
}
