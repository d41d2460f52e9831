import { type CheerioAPI, load } from 'cheerio';
import { bootFile, islandAttribute } from '../../../lib/hydration/contract.ts';

type Selection = ReturnType<CheerioAPI>;

/** A parsed page of the export, without Next's scripts. The steps of postbuild edit its elements. */
export type ExportedPage = {
  /** The file in the export, such as `services/cloud-solutions.html`. */
  readonly file: string;
  readonly $: CheerioAPI;
  /** The boot script's element, from the layout. */
  readonly bootScript: Selection;
  /** The element of the one inlined style sheet. */
  readonly style: Selection;
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

/** Four fifths of a page, which it is parsed without: that takes an eighth of the time. Next escapes every `<` in flight data. */
const flightScript = /<script>(self\.__next_f\.push\(\[1,[^<]*)<\/script>/g;
const styleSheet = /(?<=<style[^>]* data-precedence="next"[^>]*>)[\s\S]*?(?=<\/style>)/;

/**
 * Parses an exported page and extracts Next's scripts. Structured data, speculation rules and the boot script stay.
 *
 * @throws Error when the page has an unknown script or lacks an expected part: Next's output has changed
 */
export function parsePage(html: string, file: string): ExportedPage {
  const flight = [...html.matchAll(flightScript)].map(([, code = '']) => code);
  const [css = ''] = styleSheet.exec(html) ?? [];
  const $ = load(html.replaceAll(flightScript, '').replace(styleSheet, ''));
  const bootScript = $(`script[src="/${bootFile}"]`);
  const style = $('[data-precedence="next"]').text(css);
  const inlineCode: string[] = [];
  const chunks: string[] = [];

  $('[as="script"]').remove();
  for (const element of $('script').not(bootScript).not(dataBlocks)) {
    const script = $(element);
    const code = script.text();
    const url = script.attr('src');
    if (url?.startsWith('/_next/static/chunks/') && !code) {
      // Polyfills for browsers without modules, which the site does not support, are dropped.
      if (script.is(':not([nomodule])')) chunks.push(url);
    } else if (Object.values(prefixes).some((start) => code.startsWith(start))) inlineCode.push(code);
    else throw new Error(`${file}: unknown script ${url ?? code.slice(0, 200)}`);
    script.remove();
  }
  inlineCode.push(...flight);

  const count = (start: string) => inlineCode.filter((code) => code.startsWith(start)).length;
  const found = {
    'boot scripts': bootScript.length,
    'style sheets': style.length,
    bootstraps: count(prefixes.bootstrap),
    'flight starts': count(prefixes.flightStart),
    'flight data': Math.min(1, count(prefixes.flight)),
    chunks: Math.min(1, chunks.length),
  };
  if (Object.values(found).some((number) => number !== 1))
    throw new Error(`${file}: expected one of each, found ${JSON.stringify(found)}`);
  const hasIslands = $(`[${islandAttribute}=""]`).length > 0;
  return { file, $, bootScript, style, css, inlineCode, chunks: hasIslands ? chunks : [] };
}

/** Script elements that contain data instead of code. */
export const dataBlocks = '[type="application/ld+json"], [type="speculationrules"]';
