/** A shorter sentence leaves a card too empty. */
const minLength = 60;

/** The end of a sentence that another one follows; not the full stop of an abbreviation such as "St." or "Dr.". */
const sentenceEnd = /(?<!\b(?:St|Ste|Dr|Mr|Ms|Mrs|No))[.!?][”’»]?(?=\s+[“‘«(]?\p{Lu})/gu;

/**
 * Shortens a text to `maxLength` characters: at the last sentence end from character 60 on, otherwise at the limit with an
 * ellipsis. Returns a text that fits unchanged.
 */
export function excerpt(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const ends = [...text.matchAll(sentenceEnd)].map((match) => match.index + match[0].length);
  const end = ends.findLast((index) => index >= minLength && index <= maxLength);
  return end ? text.slice(0, end) : `${text.slice(0, maxLength).trimEnd()}…`;
}
