import { dropElisions } from '@/lib/search/elisions';
import { type FoundPage, type Matches, parseFoundPage, parseMatches } from '@/lib/search/parse-pagefind';
import type { SearchKind } from '@/lib/search/search-kinds';
import { createWorkerClient } from './worker-client';

type Pagefind = {
  /** Finds all pages with the term, or those of one kind. */
  search(term: string, kind?: SearchKind): Promise<Matches>;
  /** Reads title and excerpt of a page, by its name in the matches. */
  read(page: string): Promise<FoundPage>;
};

const basePath = '/pagefind/';
const excerptLength = 28;

let loading: Promise<Pagefind> | undefined;

/**
 * Loads Pagefind once. After a failure the next call starts a new worker: the failed one would repeat the failure.
 */
export function loadPagefind(): Promise<Pagefind> {
  loading ??= startWorker(() => {
    loading = undefined;
  });
  return loading;
}

/**
 * Calls Pagefind's worker directly, as Pagefind's own module contains all of the worker's code again. The worker has its
 * own content security policy, which allows WebAssembly; those of the pages do not.
 */
async function startWorker(onFailure: () => void): Promise<Pagefind> {
  const worker = createWorkerClient(`${basePath}pagefind-worker.js`);
  const fail = (error: unknown): never => {
    if (worker.terminate()) onFailure();
    throw error;
  };
  const call = (method: string, ...args: readonly unknown[]) => worker.call(method, ...args).catch(fail);
  const language = document.documentElement.lang.toLowerCase();
  await call('init', { basePath, language, primary: true, excerptLength });
  // Without its filters loaded, Pagefind returns no counts.
  await call('filters');
  return {
    async search(term, kind) {
      const matches = parseMatches(
        await call('search', dropElisions(term), { filters: kind ? { kind } : {} }),
      );
      // Pagefind treats an index chunk that failed to load as empty, and never requests it again.
      const mayBeIncomplete = matches.pages.length === 0 && !navigator.onLine;
      return mayBeIncomplete ? fail(new Error('The search index was queried without a connection')) : matches;
    },
    read: async (page) => parseFoundPage(await call('getData', page)),
  };
}
