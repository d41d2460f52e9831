import { readingEase } from './reading-ease.ts';

test('short words in short sentences read easily', () => {
  // Six words of one syllable in one sentence.
  expect(readingEase(['The cat sat on the mat.'])).toBeCloseTo(206.835 - 1.015 * 6 - 84.6);
});

test('a silent e is no syllable', () => {
  expect(readingEase(['We move files.'])).toBeCloseTo(206.835 - 1.015 * 3 - 84.6);
});

test('long words and long sentences read worse', () => {
  const plain = readingEase(['We call you. You say yes. We start.']);
  const heavy = readingEase([
    'Implementation of organizational cybersecurity compliance necessitates documentation.',
  ]);
  expect(heavy).toBeLessThan(plain - 100);
});

test('no words have no reading ease', () => {
  expect(readingEase(['24/7', ''])).toBeNaN();
});
