import { parseMatches } from './parse-matches.ts';

test('an answer is the names of its pages and the counts of their kinds', () => {
  const answer = {
    results: [{ data: 'a', score: 2 }, { data: 'b' }],
    filters: { kind: { guides: 2 } },
    timings: {},
  };
  expect(parseMatches(answer)).toEqual({ pages: ['a', 'b'], counts: { guides: 2 } });
});

test('an answer without filters counts nothing', () => {
  expect(parseMatches({ results: [], filters: {} })).toEqual({ pages: [], counts: {} });
});

test.each([
  null,
  { filters: {} },
  { results: [] },
  { results: {}, filters: {} },
  { results: [{ data: () => {} }], filters: {} },
  { results: [null], filters: {} },
  { results: ['a'], filters: {} },
  { results: [], filters: null },
  { results: [], filters: { kind: null } },
  { results: [], filters: { kind: { guides: '2' } } },
])('anything else is refused: %j', (value) => {
  expect(() => parseMatches(value)).toThrow('another way');
});
