import { labelled, quoted } from './typography.ts';

test('uses the quotation marks of the language, in French with no-break spaces', () => {
  expect(quoted('en', 'It worked.')).toBe('“It worked.”');
  expect(quoted('fr', 'Ça marche.')).toBe('«\u00a0Ça marche.\u00a0»');
});

test('puts a no-break space before a French colon', () => {
  expect(labelled('en', 'Results')).toBe('Results:');
  expect(labelled('fr', 'Résultats')).toBe('Résultats\u00a0:');
});
