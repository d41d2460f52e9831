/** Every run of `size` words in a row, each once. A text with fewer words has none. */
export function shinglesOf(words: readonly string[], size = 5): ReadonlySet<string> {
  const shingles = new Set<string>();
  for (let start = 0; start + size <= words.length; start += 1) {
    shingles.add(words.slice(start, start + size).join(' '));
  }
  return shingles;
}
