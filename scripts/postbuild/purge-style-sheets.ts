import type { ExportedPage } from './exported-page.ts';
import { hexColours } from './hex-colours.ts';
import { attributeOf, type Element, elementsIn, setText, textOf } from './html-tree.ts';
import { inlineTokens, tokensIn } from './inline-tokens.ts';
import { mergeSimilar } from './merge-similar.ts';
import { namesInScript, ownCodeReader } from './own-code.ts';
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
 * How many names without need a page's style sheet may hold. Pages that differ by fewer share one: the policy that static
 * hosts send has 2,000 characters for the hashes of all style sheets.
 */
const spareNames = 4;

/**
 * Leaves in each page's style sheet only what its HTML uses, and what pages much like it use.
 *
 * @param classNames short names of classes, which the pages have already
 * @returns `deferred`, the style sheet that comes with the scripts of each page that has some: what the page or its scripts
 *   use, in the order of the whole; pages with the same scripts share one. And `later`, what nobody sees before using or
 *   printing a page, which all pages share. Neither declares what each page has already.
 * @throws Error when a page has another style sheet than the others
 */
export function purgeStyleSheets(
  { pages, chunks }: Pick<Site, 'pages' | 'chunks'>,
  classNames: ReadonlyMap<string, string> = new Map(),
  spare = spareNames,
): {
  deferred: Map<ExportedPage, string>;
  later: string;
} {
  const [first] = pages;
  const other = pages.find(({ css }) => css !== first?.css);
  if (!first || other) throw new Error(`${other?.file} has another style sheet than ${first?.file}`);

  const used = pages.map((page) => ({ page, names: namesInPage(page) }));
  const ownCode = ownCodeReader({ pages, chunks });
  const codes = ownCode(pages);
  const references = [...pages.flatMap(referencesInPage), ...codes.flatMap(referencesIn)];
  const all = new Set([...used.flatMap(({ names }) => [...names]), ...codes.flatMap(namesInScript)]);
  const tokens = tokensIn(first.css);
  const renamed = renameClasses(inlineTokens(first.css, tokens), classNames);
  const whole = purgeCss(hexColours(renamed), all, references);
  for (const style of pages.flatMap(ownStyles)) setText(style, inlineTokens(textOf(style), tokens));

  const { first: seen, later } = splitCss(whole, []);
  const known = namesInCss(seen);
  const purged = new Map<string, string>();
  const purge = (names: ReadonlySet<string>) => {
    const key = [...known.intersection(names)].sort().join(' ');
    const sheet = purged.get(key) ?? purgeCss(seen, names, references);
    purged.set(key, sheet);
    return sheet;
  };
  const needed = new Map(used.map(({ page, names }) => [page, known.intersection(names)]));
  const shared = mergeSimilar([...needed.values()], spare);
  const alikeOnes = Map.groupBy(needed, ([, names]) => purge(shared.get(names) ?? names));
  for (const [sheet, group] of alikeOnes) {
    const own = dropUnmatched(
      sheet,
      group.map(([{ document }]) => document),
    );
    for (const [{ style }] of group) setText(style, own);
  }

  const withScripts = used.filter(({ page }) => page.chunks.length > 0);
  const alike = Map.groupBy(withScripts, ({ page }) => page.chunks.join(' '));
  const deferred = [...alike.values()].flatMap((group) => {
    const own = ownCode(group.map(({ page }) => page)).flatMap(namesInScript);
    const names = new Set([...group.flatMap((one) => [...one.names]), ...own]);
    const sheet = withoutCommonRules(purge(names));
    return group.map(({ page }): [ExportedPage, string] => [page, sheet]);
  });
  return { deferred: new Map(deferred), later };
}

/** The styles that parts of a page bring with them. */
function ownStyles({ document, style }: ExportedPage): Element[] {
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
