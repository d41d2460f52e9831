import { mergeSimilar } from './merge-similar.ts';

const set = (names: string) => new Set(names);

test('sets that differ by no more than the spare members become one that holds all of them', () => {
  const [one, other] = [set('abcd'), set('abce')];
  const merged = mergeSimilar([one, other], 1);
  expect(merged.get(one)).toEqual(set('abcde'));
  expect(merged.get(other)).toBe(merged.get(one));
});

test('sets that differ by more stay as they are', () => {
  const [one, other] = [set('abcd'), set('abef')];
  const merged = mergeSimilar([one, other], 1);
  expect(merged.get(one)).toEqual(one);
  expect(merged.get(other)).toEqual(other);
});

test('a chain of small differences never adds up to more than the spare members', () => {
  const sets = ['abcdef', 'abcde', 'abcd', 'abc'].map(set);
  for (const [one, union] of mergeSimilar(sets, 1)) expect(union.size - one.size).toBeLessThanOrEqual(1);
  expect(new Set(mergeSimilar(sets, 1).values()).size).toBe(2);
});
