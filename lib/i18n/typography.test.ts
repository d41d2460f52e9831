import { labelled, quoted } from './typography.ts';

test('quotation marks are those of the language, in French with no-break spaces inside', () => {
  expect(quoted('en', 'It worked.')).toBe('“It worked.”');
  expect(quoted('fr', 'Ça marche.')).toBe('«\u00a0Ça marche.\u00a0»');
});

test('a French colon has a no-break space before it', () => {
  expect(labelled('en', 'Results')).toBe('Results:');
  expect(labelled('fr', 'Résultats')).toBe('Résultats\u00a0:');
});
