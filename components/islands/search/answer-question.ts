import { holdsTerm } from '@/lib/search/holds-term';
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
  return queryClient.fetchQuery({
    queryKey: ['/pagefind/', question.term, question.kind, shown] as const,
    queryFn: () => answer(question, shown),
  });
}

async function answer(question: Question, shown: number): Promise<Answer> {
  const { term, kind } = question;
  const pagefind = await loadPagefind();
  const everything = await pagefind.search(term, { filters: {} });
  const { results } = kind ? await pagefind.search(term, { filters: { kind } }) : everything;
  const [best, ...pages] = await Promise.all(
    [...everything.results.slice(0, 1), ...results.slice(0, shown)].map((result) => result.data()),
  );
  const words = best?.content.split(/\s+/) ?? [];
  if (
    !best ||
    !holdsTerm(
      term,
      best.locations.flatMap((at) => words[at] ?? []),
    )
  )
    return { question, count: 0, all: 0, counts: {}, results: [] };
  return {
    question,
    count: results.length,
    all: everything.results.length,
    counts: everything.filters.kind ?? {},
    results: pages.map(({ url, meta, excerpt }) => ({ href: url, title: meta.title ?? url, excerpt })),
  };
}
