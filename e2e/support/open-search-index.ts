import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '@/lib/i18n/languages';
import { localeOf } from '@/lib/i18n/locale-of';
import { searchLists } from '@/lib/pages/search-entry';
import { type Pagefind, pagefindOptions } from '@/lib/search/pagefind';
import { type FoundPage, readPage, searchIndex } from '@/lib/search/search-index';
import { outFolder } from './out-folder.ts';

/** Searches as the page does. */
type Search = {
  (term: string): Promise<{ read(): Promise<FoundPage> }[]>;
  /** The paths of all pages in the index. */
  pagesOf(): Promise<string[]>;
};

const network = globalThis.fetch;

/** Opens the built search index without a browser: Pagefind only asks the document for its language and fetches files. */
export async function openSearchIndex(language: Language): Promise<Search> {
  const folder = path.join(outFolder, 'pagefind');
  const html = { getAttribute: () => localeOf(language) };
  Object.assign(globalThis, { document: { currentScript: null, querySelector: () => html } });
  // Later tests of this worker fetch what they want.
  globalThis.fetch = async (address, options) => {
    const [, file] = /^\/pagefind\/([^?]+)/.exec(String(address)) ?? [];
    return file ? new Response(fs.readFileSync(path.join(folder, file))) : network(address, options);
  };
  // A data URL, which Playwright does not transpile; the comment makes it another module for each language.
  const script = `${fs.readFileSync(path.join(folder, 'pagefind.js'), 'utf8')}//${language}`;
  const pagefind: Pagefind = await import(`data:text/javascript,${encodeURIComponent(script)}`);
  await pagefind.options({ ...pagefindOptions, basePath: '/pagefind/' });
  const lists = searchLists(language);
  const search = async (term: string) => {
    const { results } = await searchIndex({ term }, pagefind, lists);
    return results.map((result) => ({ read: () => readPage(result) }));
  };
  const pagesOf = async () => {
    // All pages, as the API has it.
    const { results } = await pagefind.search(null);
    return (await Promise.all(results.map((result) => result.data()))).map(({ url }) => url);
  };
  return Object.assign(search, { pagesOf });
}
