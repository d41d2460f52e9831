import { formatSearchQuery, parseSearchQuery } from './search-query.ts';

test.each([
  ['?q=cloud', { term: 'cloud' }],
  ['?q=+cloud+backup++', { term: 'cloud backup' }],
  ['?q=R%26D&kind=case-studies', { term: 'R&D', kind: 'case-studies' }],
  ['?q=cloud&kind=nonsense', { term: 'cloud' }],
  ['?kind=services', { term: '', kind: 'services' }],
  ['', { term: '' }],
])('parses %s', (query, question) => {
  expect(parseSearchQuery(query)).toEqual(question);
});

test.each([{ term: 'cloud' }, { term: 'R&D à Québec?' }, { term: 'cloud', kind: 'guides' as const }])(
  'parses what it formats: %j',
  (question) => {
    expect(parseSearchQuery(formatSearchQuery(question))).toEqual(question);
  },
);

test('formats a query without a term as empty', () => {
  expect(formatSearchQuery({ term: '', kind: 'services' })).toBe('');
});
