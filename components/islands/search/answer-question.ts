import { matchesTerm } from '@/lib/search/matches-term';
import type { SearchQuery } from '@/lib/search/search-query';
import type { Answer } from './answer';
import { loadPagefind } from './load-pagefind';
import { queryClient } from './query-client';

/**
 * The best `shown` pages for a question, with the counts of all. Answers are kept by term, kind and how many are shown.
 *
 * @throws Error when Pagefind or its index cannot be loaded.
 */
export function answerQuestion(question: SearchQuery, shown: number): Promise<Answer> {
  return queryClient.fetchQuery({
    queryKey: ['/pagefind/', question.term, question.kind, shown] as const,
    queryFn: () => answer(question, shown),
  });
}

async function answer(question: SearchQuery, shown: number): Promise<Answer> {
  const { term, kind } = question;
  const pagefind = await loadPagefind();
  const everything = await pagefind.search(term);
  const matches = kind ? await pagefind.search(term, kind) : everything;
  const [best, ...pages] = await Promise.all(
    [...everything.pages.slice(0, 1), ...matches.pages.slice(0, shown)].map(pagefind.read),
  );
  if (!best || !matchesTerm(term, best.found)) return { question, count: 0, all: 0, counts: {}, results: [] };
  return {
    question,
    count: matches.pages.length,
    all: everything.pages.length,
    counts: everything.counts,
    results: pages.map(({ url, title, excerpt, kind }) => ({ href: url, title, excerpt, kind })),
  };
}
