import { dropElisions } from '@/lib/search/elisions';
import { type FoundPage, type Matches, parseFoundPage, parseMatches } from '@/lib/search/parse-pagefind';
import type { SearchKind } from '@/lib/search/search-kinds';
import { callWorker } from './call-worker';

type Pagefind = {
  /** Every page that holds the term; with a kind, those of that kind. */
  search(term: string, kind?: SearchKind): Promise<Matches>;
  /** What is shown of a page, by its name among the matches. */
  read(page: string): Promise<FoundPage>;
};

const folder = '/pagefind/';
const wordsOfExcerpt = 28;

let loading: Promise<Pagefind> | undefined;

/**
 * Pagefind, ready to answer. A failure is forgotten together with the worker, which would give the same one again, so
 * that asking again tries again.
 */
export function loadPagefind(): Promise<Pagefind> {
  loading ??= start(() => {
    loading = undefined;
  });
  return loading;
}

/**
 * Asks Pagefind's worker without the module that usually stands between: that module holds all of the worker's code a
 * second time. A worker has a policy of its own, which lets it compile WebAssembly; that of the pages does not.
 */
async function start(onFailure: () => void): Promise<Pagefind> {
  const worker = callWorker(`${folder}pagefind-worker.js`);
  const fail = (error: unknown): never => {
    if (worker.end()) onFailure();
    throw error;
  };
  const call = (method: string, ...args: readonly unknown[]) => worker.call(method, ...args).catch(fail);
  const language = document.documentElement.lang.toLowerCase();
  await call('init', { basePath: folder, language, primary: true, excerptLength: wordsOfExcerpt });
  // Before it has its filters, Pagefind counts nothing.
  await call('filters');
  return {
    async search(term, kind) {
      const matches = parseMatches(
        await call('search', dropElisions(term), { filters: kind ? { kind } : {} }),
      );
      // Pagefind takes a part of its index that did not come for an empty one, and asks for it only once.
      const isBlind = matches.pages.length === 0 && !navigator.onLine;
      return isBlind ? fail(new Error('The search index was asked without a connection')) : matches;
    },
    read: async (page) => parseFoundPage(await call('getData', page)),
  };
}
