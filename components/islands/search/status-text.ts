import { fill } from '@/lib/i18n/fill';
import { fillCount } from '@/lib/i18n/fill-count';
import type { Language } from '@/lib/i18n/languages';
import type { Answer } from './answer';
import type { SearchWords } from './search-words';

/** What is said of an answer: how many pages there are, or that there is none. */
export function statusText(
  language: Language,
  { question, count, all }: Answer,
  named: number,
  words: SearchWords,
): string {
  const { term, kind } = question;
  if (count > 0) return fillCount(language, words.count, count);
  if (kind && all > 0) return fill(words.noneOfKind, { term, kind: words.kinds[kind] });
  return fill(named > 0 ? words.onlyDirect : words.none, { term });
}
