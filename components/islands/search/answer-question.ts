import type { Question } from '@/lib/search/question';
import type { Answer } from './answer';
import { loadPagefind } from './load-pagefind';
import { queryClient } from './query-client';

/**
 * The best `shown` pages for a question, with the counts of all. Answers are kept by term, kind and how many are shown.
 *
 * @throws Error when Pagefind or its index cannot be loaded.
 */
export function answerQuestion(question: Question, shown: number): Promise<Answer> {
  const { term, kind } = question;
  return queryClient.fetchQuery({
    queryKey: ['/pagefind/', term, kind, shown] as const,
    queryFn: async (): Promise<Answer> => {
      const pagefind = await loadPagefind();
      const { results, unfilteredResultCount, totalFilters } = await pagefind.search(term, {
        filters: kind ? { kind } : {},
      });
      const best = await Promise.all(results.slice(0, shown).map((result) => result.data()));
      return {
        question,
        count: results.length,
        all: unfilteredResultCount,
        counts: totalFilters.kind ?? {},
        results: best.map(({ url, meta, excerpt }) => ({ href: url, title: meta.title ?? url, excerpt })),
      };
    },
  });
}
