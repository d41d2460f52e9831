import type { NamedPage } from './named-page.ts';
import { normalizeWords } from './normalize-words.ts';

/** Shorter words are too similar to each other to allow typos. */
const minTypoLength = 5;
const maxPages = 5;

/**
 * The pages whose name matches a term, at most five, exact matches of a page's own name first.
 *
 * A page matches when every word of the term begins a word of one of its names ("backup rec"), or when the term contains a
 * whole name ("dentist near halifax"). Words of five letters or more may have one typo.
 */
export function findNamedPages(term: string, pages: readonly NamedPage[]): NamedPage[] {
  const words = normalizeWords(term);
  if (words.join('').length < 2) return [];
  const isExact = ({ names: [own = ''] }: NamedPage) => normalizeWords(own).join(' ') === words.join(' ');
  return pages
    .filter(({ names }) => names.some((name) => matchesName(normalizeWords(name), words)))
    .sort((a, b) => Number(isExact(b)) - Number(isExact(a)))
    .slice(0, maxPages);
}

function matchesName(name: readonly string[], words: readonly string[]): boolean {
  const isPrefix = words.every((word) => name.some((part) => part.startsWith(word) || isTypo(part, word)));
  return isPrefix || name.every((part) => words.some((word) => word === part || isTypo(part, word)));
}

function isTypo(part: string, word: string): boolean {
  return part.length >= minTypoLength && isWithinOneEdit(part, word);
}

/** Whether two words are equal or differ by one inserted, deleted, replaced or transposed letter. */
function isWithinOneEdit(word: string, other: string): boolean {
  const [short, long] = word.length <= other.length ? [word, other] : [other, word];
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  if (short.length < long.length) return short.slice(same) === long.slice(same + 1);
  if (short.slice(same + 1) === long.slice(same + 1)) return true;
  return (
    short[same] === long[same + 1] &&
    short[same + 1] === long[same] &&
    short.slice(same + 2) === long.slice(same + 2)
  );
}
