import { foldWords } from './fold-words.ts';
import type { NamedPage } from './named-page.ts';

/** Shorter words are too much like each other to forgive a slip. */
const forgivenFrom = 5;
const most = 5;

/**
 * The pages that a term calls by name, at most five, in the order of the list, those whose own name it is first.
 *
 * A page is called when every word of the term begins or nearly is a word of one of its names ("backup rec"), or when
 * the term holds a whole name ("dentist near halifax"). A slip of one letter is forgiven in words of five letters or more.
 */
export function findNamedPages(term: string, pages: readonly NamedPage[]): NamedPage[] {
  const asked = foldWords(term);
  if (asked.join('').length < 2) return [];
  const isOwn = ({ names: [own = ''] }: NamedPage) => foldWords(own).join(' ') === asked.join(' ');
  return pages
    .filter(({ names }) => names.some((name) => isCalled(foldWords(name), asked)))
    .sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
    .slice(0, most);
}

function isCalled(name: readonly string[], asked: readonly string[]): boolean {
  const begun = asked.every((word) => name.some((part) => part.startsWith(word) || isSlip(part, word)));
  return begun || name.every((part) => asked.some((word) => word === part || isSlip(part, word)));
}

function isSlip(part: string, word: string): boolean {
  return part.length >= forgivenFrom && isOneSlipAway(part, word);
}

/** Whether a word becomes the other by adding, dropping or changing one letter, or by swapping two neighbours; or is the other. */
function isOneSlipAway(word: string, other: string): boolean {
  const [short, long] = word.length <= other.length ? [word, other] : [other, word];
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const restOf = (text: string, from: number) => text.slice(from);
  if (short.length < long.length) return restOf(short, same) === restOf(long, same + 1);
  if (restOf(short, same + 1) === restOf(long, same + 1)) return true;
  return (
    short[same] === long[same + 1] &&
    short[same + 1] === long[same] &&
    restOf(short, same + 2) === restOf(long, same + 2)
  );
}
