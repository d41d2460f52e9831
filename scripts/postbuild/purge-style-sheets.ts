import type { ExportedPage } from './next-output/read-page.ts';
import { namesInCss, purgeCss, splitCss, withoutCommonRules } from './purge-css.ts';

/**
 * Reduces each page's style sheet to what its HTML uses before any interaction.
 *
 * @returns the rest. `later`: the rules for interaction and print. `deferred`: all other rules, in source order, for the
 *   elements that scripts add; it does not repeat fonts, custom properties and rules for all elements
 * @throws Error when the pages' style sheets differ
 */
export function purgeStyleSheets(pages: readonly Pick<ExportedPage, '$' | 'style' | 'css' | 'file'>[]): {
  deferred: string;
  later: string;
} {
  const [one] = pages;
  const other = pages.find(({ css }) => css !== one?.css);
  if (!one || other) throw new Error(`${other?.file} has another style sheet than ${one?.file}`);

  const { first, later } = splitCss(one.css);
  const styled = namesInCss(first);
  const purged = new Map<string, string>();
  for (const page of pages) {
    const names = styled.intersection(namesInPage(page));
    const key = [...names].sort().join(' ');
    const styleSheet = purged.get(key) ?? purgeCss(first, names);
    purged.set(key, styleSheet);
    page.style.text(styleSheet);
  }
  return { deferred: withoutCommonRules(first), later };
}

/** The classes, ids and elements of a page. */
function namesInPage({ $ }: Pick<ExportedPage, '$'>): Set<string> {
  return new Set(
    $('html, html *')
      .get()
      .flatMap(({ tagName, attribs: { class: classes = '', id = '' } }) => [
        tagName,
        id,
        ...classes.split(/\s+/),
      ]),
  );
}
