import { mergeSimilar } from './merge-similar.ts';

const set = (names: string) => new Set(names);

test('merges sets that differ by at most the spare members', () => {
  const [one, other] = [set('abcd'), set('abce')];
  const merged = mergeSimilar([one, other], 1);
  expect(merged.get(one)).toEqual(set('abcde'));
  expect(merged.get(other)).toBe(merged.get(one));
});

test('keeps sets that differ by more', () => {
  const [one, other] = [set('abcd'), set('abef')];
  const merged = mergeSimilar([one, other], 1);
  expect(merged.get(one)).toEqual(one);
  expect(merged.get(other)).toEqual(other);
});

test('a chain of small differences does not exceed the spare members', () => {
  const sets = ['abcdef', 'abcde', 'abcd', 'abc'].map(set);
  for (const [one, union] of mergeSimilar(sets, 1)) expect(union.size - one.size).toBeLessThanOrEqual(1);
  expect(new Set(mergeSimilar(sets, 1).values()).size).toBe(2);
});
