/**
 * The Flesch reading ease of texts in English, from about 0 (a contract) to 100 (a comic strip): short sentences and short
 * words score high. 60 to 70 is plain English.
 */
export function readingEase(texts: readonly string[]): number {
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.?!:;])\s+/))
    .filter((part) => /\p{L}/u.test(part));
  const words = texts.flatMap((text) => text.match(/\p{L}+(?:[’']\p{L}+)*/gu) ?? []);
  if (words.length === 0) return Number.NaN;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.835 - (1.015 * words.length) / sentences.length - (84.6 * syllables) / words.length;
}

/** Groups of vowels, without a silent e at the end: near enough over a whole page. */
function syllablesOf(word: string): number {
  const plain = word.toLowerCase().replace(/(?<=[^aeiouy])e(?:s|d)?$/, '');
  return Math.max(1, plain.match(/[aeiouyéèêàâîôûù]+/g)?.length ?? 0);
}
