import path from 'node:path';
import { findUnknownWords } from './find-unknown-words.ts';
import { countWords, readFrenchTexts } from './read-french-texts.ts';

test('every word of the French texts is in the dictionary or in content/french-words.txt', () => {
  const texts = readFrenchTexts(path.resolve('content'));
  expect(countWords(texts)).toBeGreaterThan(100_000);
  expect(findUnknownWords(texts)).toEqual([]);
});
