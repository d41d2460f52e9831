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
 * What many pages say in the same words: it is found on the page that it belongs to, not on all of them. Pagefind itself
 * leaves out forms and navigation.
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

/** Pagefind's own interfaces, and its support for languages that are not here: the site asks the worker directly. */
const isUnused = ({ path }: IndexFile) =>
  /-(?:ui|highlight)\.(?:js|css)$|^pagefind\.js$|^wasm\.unknown/.test(path);

/**
 * Builds the search index of finished pages.
 *
 * @returns the files that the browser needs, with paths from the index's own folder
 * @throws Error with everything that Pagefind reports
 */
export async function indexPages(pages: readonly IndexedPage[]): Promise<IndexFile[]> {
  const { index, errors } = await createIndex({ excludeSelectors: repeatedParts });
  if (!index) throw new Error(errors.join('\n'));
  try {
    const problems: string[] = [];
    // One after the other: in parallel, their order and with it the index would change from build to build.
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
 * A page as Pagefind reads it best. Terms and their details become sentences, or they would be joined to one word. Images
 * and places to link to, which results here do not show, would make each result's file a tenth larger. French elisions are
 * parted: search in the browser joins them again.
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
