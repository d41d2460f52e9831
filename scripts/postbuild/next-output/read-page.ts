import { parse } from 'parse5';
import { bootFile, islandAttribute } from '../../../lib/hydration/contract.ts';
import { attributeOf, type Document, type Element, elementsIn, remove, textOf } from '../html-tree.ts';

/** A parsed page of the export, without Next's scripts. The steps of postbuild edit its document. */
export type ExportedPage = {
  /** The file in the export, such as `services/cloud-solutions.html`. */
  readonly file: string;
  readonly document: Document;
  /** The boot script's element, from the layout. */
  readonly bootScript: Element;
  /** The element of the one inlined style sheet. */
  readonly style: Element;
  /** The style sheet as Next wrote it, the same on all pages. */
  readonly css: string;
  /** The inline code, in order: Turbopack's bootstrap and the flight data. */
  readonly inlineCode: readonly string[];
  /** URLs of the chunks that hydrate the page, in order; empty without islands. */
  readonly chunks: readonly string[];
};

export const flightStart = '(self.__next_f=self.__next_f||[]).push([0])';
/** The beginnings of Next's inline code. */
const prefixes = {
  bootstrap: '(globalThis["TURBOPACK"]',
  flightStart,
  flight: 'self.__next_f.push([1,',
};

/**
 * Parses an exported page and extracts Next's scripts. Structured data, speculation rules and the boot script stay.
 *
 * @throws Error when the page has an unknown script or lacks an expected part: Next's output has changed
 */
export function parsePage(html: string, file: string): ExportedPage {
  const document = parse(html);
  const elements = elementsIn(document);
  const scripts = elements.filter((element) => element.tagName === 'script' && !isDataBlock(element));
  const bootScripts = scripts.filter((script) => attributeOf(script, 'src') === `/${bootFile}`);
  const styles = elements.filter((element) => attributeOf(element, 'data-precedence') === 'next');
  const inlineCode: string[] = [];
  const chunks: string[] = [];

  for (const preload of elements.filter((element) => attributeOf(element, 'as') === 'script'))
    remove(preload);
  for (const script of scripts) {
    if (bootScripts.includes(script)) continue;
    const code = textOf(script);
    const url = attributeOf(script, 'src');
    if (url?.startsWith('/_next/static/chunks/') && !code) {
      // Polyfills for browsers without modules, which the site does not support, are dropped.
      if (attributeOf(script, 'nomodule') === undefined) chunks.push(url);
    } else if (Object.values(prefixes).some((start) => code.startsWith(start))) inlineCode.push(code);
    else throw new Error(`${file}: unknown script ${url ?? code.slice(0, 200)}`);
    remove(script);
  }

  const count = (start: string) => inlineCode.filter((code) => code.startsWith(start)).length;
  const found = {
    'boot scripts': bootScripts.length,
    'style sheets': styles.length,
    bootstraps: count(prefixes.bootstrap),
    'flight starts': count(prefixes.flightStart),
    'flight data': Math.min(1, count(prefixes.flight)),
    chunks: Math.min(1, chunks.length),
  };
  const [bootScript] = bootScripts;
  const [style] = styles;
  if (!bootScript || !style || Object.values(found).some((number) => number !== 1))
    throw new Error(`${file}: expected one of each, found ${JSON.stringify(found)}`);
  const hasIslands = elements.some((element) => attributeOf(element, islandAttribute) === '');
  return {
    file,
    document,
    bootScript,
    style,
    css: textOf(style),
    inlineCode,
    chunks: hasIslands ? chunks : [],
  };
}

/** Whether a script element contains data instead of code. */
export function isDataBlock(script: Element): boolean {
  return ['application/ld+json', 'speculationrules'].includes(attributeOf(script, 'type') ?? '');
}
