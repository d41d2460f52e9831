import { transform } from 'esbuild';
import { close, createIndex } from 'pagefind';
import { parse, serialize } from 'parse5';
import { splitElisions } from '../../../lib/search/elisions.ts';
import { readBrowserTargets } from '../../bundling/browser-targets.ts';
import { appendText, elementsIn, remove, textOf } from '../html-tree.ts';
import { type IndexFile, sortFilters } from './sort-filters.ts';

type IndexedPage = { path: string; html: string };

const onLandingPages = (part: string) => `main[data-kind="landing"] ${part}`;

/**
 * Parts that repeat the words of other pages, and would only add duplicate results. Pagefind itself skips forms and
 * navigation.
 */
const repeatedParts = [
  '[aria-labelledby="call-title"]',
  'main:not([data-kind="contact"]) [data-id="contact"]',
  'main[data-kind="sitemap"] ul',
  'main[data-kind="sitemap"] details',
  'main[data-kind="locations"] details',
  'main[data-kind="services"] details',
  '.signs',
  '.sheet-no',
  ...['benefits', 'features', 'challenges', 'city-service-title'].map((id) =>
    onLandingPages(`[aria-labelledby="${id}"]`),
  ),
];

/** Pagefind's user interfaces and API, which the site replaces by calling the worker, and support for other languages. */
const isUnused = ({ path }: IndexFile) =>
  /-(?:ui|highlight)\.(?:js|css)$|^pagefind\.js$|^wasm\.unknown/.test(path);

/**
 * Builds the search index.
 *
 * @returns the files that browsers need, with paths relative to the index's folder
 * @throws Error with all errors that Pagefind reports
 */
export async function indexPages(pages: readonly IndexedPage[]): Promise<IndexFile[]> {
  const { index, errors } = await createIndex({ excludeSelectors: repeatedParts });
  if (!index) throw new Error(errors.join('\n'));
  try {
    const problems: string[] = [];
    // Sequentially, because the index depends on the order of the pages.
    for (const { path, html } of pages) {
      const answer = await index.addHTMLFile({ url: path, content: searchableHtml(html) });
      problems.push(...answer.errors);
    }
    const { files, errors: failures } = await index.getFiles();
    problems.push(...failures);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return await Promise.all(sortFilters(files.filter((file) => !isUnused(file))).map(minified));
  } finally {
    await close();
  }
}

async function minified({ path, content }: IndexFile): Promise<IndexFile> {
  if (!path.endsWith('.js')) return { path, content };
  const { code } = await transform(Buffer.from(content), {
    minify: true,
    format: 'iife',
    target: readBrowserTargets().esbuild,
  });
  return { path, content: Buffer.from(code) };
}

/**
 * Prepares a page for Pagefind. Terms and details become sentences, so that they are not joined into one word. Images and
 * anchors, which results do not show, would make each result's file a tenth larger. French elisions are split; search in the
 * browser joins them again.
 */
function searchableHtml(html: string): string {
  const document = parse(html);
  for (const element of elementsIn(document)) {
    if (element.tagName === 'img') remove(element);
    for (const node of element.childNodes) if ('value' in node) node.value = splitElisions(node.value);
    for (const attribute of element.attrs) if (attribute.name === 'id') attribute.name = 'data-id';
    if (/^(?:dt|dd|summary)$/.test(element.tagName) && /[^.?!:…]$/.test(textOf(element)))
      appendText(element, '. ');
  }
  return serialize(document);
}
