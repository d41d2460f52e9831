import { namesInScript, pageCodeReader } from './chunk-files.ts';
import type { ExportedPage } from './exported-page.ts';
import { hexColours } from './hex-colours.ts';
import { attributeOf, type Element, elementsIn, setText, textOf } from './html-tree.ts';
import { inlineTokens, tokensIn } from './inline-tokens.ts';
import { mergeSimilar } from './merge-similar.ts';
import {
  dropUnmatched,
  namesInCss,
  purgeCss,
  referencesIn,
  renameClasses,
  splitCss,
  withoutCommonRules,
} from './purge-css.ts';
import type { Site } from './site.ts';

/**
 * How many unneeded names a page's style sheet may contain. Similar pages share a style sheet, because the policy for static
 * hosts has only 2,000 characters for all hashes.
 */
const maxUnneeded = 4;

/**
 * Reduces each page's style sheet to what its HTML, or the HTML of similar pages, uses.
 *
 * @param classNames short names of classes, already used in the pages
 * @returns `deferred`: for each page with scripts, the rules that the page or its scripts use, in source order; pages with the
 *   same scripts share one. `later`: the rules that no page needs before an interaction or for the screen. Neither repeats
 *   fonts and rules for all elements.
 * @throws Error when the pages' style sheets differ
 */
export function purgeStyleSheets(
  { pages, chunks }: Pick<Site, 'pages' | 'chunks'>,
  classNames: ReadonlyMap<string, string> = new Map(),
  spare = maxUnneeded,
): { deferred: Map<ExportedPage, string>; later: string } {
  const [first] = pages;
  const other = pages.find(({ css }) => css !== first?.css);
  if (!first || other) throw new Error(`${other?.file} has another style sheet than ${first?.file}`);

  const used = pages.map((page) => ({ page, names: namesInPage(page) }));
  const readCode = pageCodeReader(pages, chunks);
  const codes = readCode(pages);
  const references = [...pages.flatMap(referencesInPage), ...codes.flatMap(referencesIn)];
  const all = new Set([...used.flatMap(({ names }) => [...names]), ...codes.flatMap(namesInScript)]);
  const tokens = tokensIn(first.css);
  const renamed = renameClasses(inlineTokens(first.css, tokens), classNames);
  const whole = purgeCss(hexColours(renamed), all, references);
  for (const style of pages.flatMap(inlineStyles)) setText(style, inlineTokens(textOf(style), tokens));

  const { first: initial, later } = splitCss(whole, []);
  const styled = namesInCss(initial);
  const purged = new Map<string, string>();
  const purge = (names: ReadonlySet<string>) => {
    const key = [...styled.intersection(names)].sort().join(' ');
    const sheet = purged.get(key) ?? purgeCss(initial, names, references);
    purged.set(key, sheet);
    return sheet;
  };
  const needed = new Map(used.map(({ page, names }) => [page, styled.intersection(names)]));
  const shared = mergeSimilar([...needed.values()], spare);
  const bySheet = Map.groupBy(needed, ([, names]) => purge(shared.get(names) ?? names));
  for (const [sheet, group] of bySheet) {
    const documents = group.map(([{ document }]) => document);
    const matched = dropUnmatched(sheet, documents);
    for (const [{ style }] of group) setText(style, matched);
  }

  const withScripts = used.filter(({ page }) => page.chunks.length > 0);
  const byScripts = Map.groupBy(withScripts, ({ page }) => page.chunks.join(' '));
  const deferred = [...byScripts.values()].flatMap((group) => {
    const inScripts = readCode(group.map(({ page }) => page)).flatMap(namesInScript);
    const names = new Set([...group.flatMap((one) => [...one.names]), ...inScripts]);
    const sheet = withoutCommonRules(purge(names));
    return group.map(({ page }): [ExportedPage, string] => [page, sheet]);
  });
  return { deferred: new Map(deferred), later };
}

/** The `<style>` elements in a page's content, besides Next's. */
function inlineStyles({ document, style }: ExportedPage): Element[] {
  return elementsIn(document).filter((element) => element.tagName === 'style' && element !== style);
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
