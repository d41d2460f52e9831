import { readQuestion, writeQuestion } from './question.ts';

test.each([
  ['?q=cloud', { term: 'cloud' }],
  ['?q=+cloud+backup++', { term: 'cloud backup' }],
  ['?q=R%26D&kind=case-studies', { term: 'R&D', kind: 'case-studies' }],
  ['?q=cloud&kind=nonsense', { term: 'cloud' }],
  ['?kind=services', { term: '', kind: 'services' }],
  ['', { term: '' }],
])('the address %s asks for its term and kind', (query, question) => {
  expect(readQuestion(query)).toEqual(question);
});

test.each([{ term: 'cloud' }, { term: 'R&D à Québec?' }, { term: 'cloud', kind: 'guides' as const }])(
  'what is asked comes back from the address: %j',
  (question) => {
    expect(readQuestion(writeQuestion(question))).toEqual(question);
  },
);

test('nothing asked leaves the address bare', () => {
  expect(writeQuestion({ term: '', kind: 'services' })).toBe('');
});
