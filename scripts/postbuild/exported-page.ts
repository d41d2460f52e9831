import { parse } from 'parse5';
import { attributeOf, type Document, type Element, elementsIn, remove, textOf } from './html-tree.ts';

/** A page of the export, parsed once, without the scripts that Next put into it. The steps of the build edit its document. */
export type ExportedPage = {
  /** Its file in the export, such as `services/cloud-solutions.html`. Errors name it. */
  readonly file: string;
  readonly document: Document;
  /** The tag of the boot script, as the layout wrote it. */
  readonly bootScript: Element;
  /** The element of the one inlined style sheet. */
  readonly style: Element;
  /** That style sheet as Next wrote it, the same on all pages. */
  readonly css: string;
  /** Code that was inline, in order: Turbopack's bootstrap and the flight data. */
  readonly inlineCode: readonly string[];
  /** Addresses of the script chunks that hydrate the page, in order; none on a page without islands. */
  readonly chunks: readonly string[];
};

/** How the inline code begins that Next writes. */
const known = {
  bootstrap: '(globalThis["TURBOPACK"]',
  flightStart: '(self.__next_f=self.__next_f||[]).push([0])',
  flight: 'self.__next_f.push([1,',
};

/**
 * Parses an exported page and extracts all scripts of Next's. Structured data, speculation rules and the boot script stay.
 *
 * @throws Error when the page holds an unknown script or lacks what Next always writes: Next's output has changed, and this
 *   module must learn the new form.
 */
export function parsePage(html: string, file: string): ExportedPage {
  const document = parse(html);
  const elements = elementsIn(document);
  const scripts = elements.filter((element) => element.tagName === 'script' && !isDataBlock(element));
  const bootScripts = scripts.filter((script) => attributeOf(script, 'src') === '/boot.js');
  const styles = elements.filter((element) => attributeOf(element, 'data-precedence') === 'next');
  const inlineCode: string[] = [];
  const chunks: string[] = [];

  for (const preload of elements.filter((element) => attributeOf(element, 'as') === 'script'))
    remove(preload);
  for (const script of scripts) {
    if (bootScripts.includes(script)) continue;
    const code = textOf(script);
    const address = attributeOf(script, 'src');
    if (address?.startsWith('/_next/static/chunks/') && !code) {
      // Polyfills for browsers without modules are dropped: the site does not support those.
      if (attributeOf(script, 'nomodule') === undefined) chunks.push(address);
    } else if (Object.values(known).some((start) => code.startsWith(start))) inlineCode.push(code);
    else throw new Error(`${file}: unknown script ${address ?? code.slice(0, 200)}`);
    remove(script);
  }

  const count = (start: string) => inlineCode.filter((code) => code.startsWith(start)).length;
  const found = {
    'boot scripts': bootScripts.length,
    'style sheets': styles.length,
    bootstraps: count(known.bootstrap),
    'flight starts': count(known.flightStart),
    'flight data': Math.min(1, count(known.flight)),
    chunks: Math.min(1, chunks.length),
  };
  const [bootScript] = bootScripts;
  const [style] = styles;
  if (!bootScript || !style || Object.values(found).some((number) => number !== 1))
    throw new Error(`${file}: expected one of each, found ${JSON.stringify(found)}`);
  const hasIslands = elements.some((element) => attributeOf(element, 'data-island') === '');
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

/** Whether a script element holds data that never runs. */
export function isDataBlock(script: Element): boolean {
  return ['application/ld+json', 'speculationrules'].includes(attributeOf(script, 'type') ?? '');
}
