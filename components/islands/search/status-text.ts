import { fill } from '@/lib/i18n/fill';
import type { Answer } from './answer';
import type { SearchWords } from './search-words';

/** What is said of an answer: how many pages there are, or that there is none. */
export function statusText({ question, count, all }: Answer, named: number, words: SearchWords): string {
  const { term, kind } = question;
  if (count === 1) return words.countOne;
  if (count > 1) return fill(words.count, { count });
  if (kind && all > 0) return fill(words.noneOfKind, { term, kind: words.kinds[kind] });
  return fill(named > 0 ? words.onlyDirect : words.none, { term });
}
