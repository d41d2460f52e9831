import { close, createIndex } from 'pagefind';
import { minifyScript } from './minify-script.ts';
import { repeatedParts } from './repeated-parts.ts';
import { slimFragment } from './slim-fragment.ts';

type IndexedPage = { path: string; html: string };
type IndexFile = { path: string; content: Uint8Array };

/** Pagefind's own interfaces and what serves languages that are not here: the site asks its worker directly. */
const isUnused = ({ path }: IndexFile) =>
  /-(?:ui|highlight)\.(?:js|css)$|^pagefind\.js$|^wasm\.unknown/.test(path);

/**
 * Builds the search index of finished pages.
 *
 * @returns the files that the browser needs, with paths from the index's own folder.
 * @throws Error listing everything Pagefind has to say against a page.
 */
export async function indexPages(pages: readonly IndexedPage[]): Promise<IndexFile[]> {
  const { index, errors } = await createIndex({ excludeSelectors: [...repeatedParts] });
  if (!index) throw new Error(errors.join('\n'));
  try {
    const answers = await Promise.all(
      pages.map(({ path, html }) => index.addHTMLFile({ url: path, content: endTerms(html) })),
    );
    const problems = answers.flatMap((answer) => answer.errors);
    const { files, errors: failures } = await index.getFiles();
    if (problems.length + failures.length > 0) throw new Error([...problems, ...failures].join('\n'));
    return await Promise.all(files.filter((file) => !isUnused(file)).map(makeSmall));
  } finally {
    await close();
  }
}

async function makeSmall({ path, content }: IndexFile): Promise<IndexFile> {
  if (path.endsWith('.js')) return { path, content: await minifyScript(content) };
  return { path, content: path.startsWith('fragment/') ? slimFragment(content) : content };
}

/** Pagefind reads terms and their details as one word. As sentences, they are found and read well in excerpts. */
function endTerms(html: string): string {
  return html.replace(/([^.?!:…])<\/(dt|dd|summary)>/g, '$1. </$2>');
}
