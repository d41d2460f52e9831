/** A sentence that ends earlier than this leaves a card too empty. */
const shortest = 60;

/** The end of a sentence before another one begins; a full stop after "St" or "Dr" is none. */
const sentenceEnd = /(?<!\b(?:St|Ste|Dr|Mr|Ms|Mrs|No))[.!?][”’»]?(?=\s+[“‘«(]?\p{Lu})/gu;

/**
 * The beginning of a text, at most `length` characters: up to the last sentence that ends between 60 characters and there,
 * else cut at the limit with an ellipsis. A text that fits stays as it is.
 */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const ends = [...text.matchAll(sentenceEnd)].map((match) => match.index + match[0].length);
  const end = ends.findLast((at) => at >= shortest && at <= length);
  return end ? text.slice(0, end) : `${text.slice(0, length).trimEnd()}…`;
}
