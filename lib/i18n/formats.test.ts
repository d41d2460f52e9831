import { fillCount, formatNumber } from './fill-count.ts';
import { formatClock } from './format-clock.ts';
import { formatDate, formatMonth } from './format-date.ts';
import { labelled, quoted } from './typography.ts';

const counted = {
  en: { one: '{count} result', other: '{count} results' },
  fr: { one: '{count} résultat pour {term}', other: '{count} résultats pour {term}' },
};

test.each([
  // 0 and all below 2 are singular in French.
  [fillCount('fr', counted.fr, 0, { term: 'eau' }), '0 résultat pour eau'],
  [fillCount('fr', counted.fr, 1.5, { term: 'eau' }), '1,5 résultat pour eau'],
  [fillCount('fr', counted.fr, 2, { term: 'eau' }), '2 résultats pour eau'],
  [fillCount('fr', counted.fr, 1_000_000, { term: 'eau' }), '1\u00a0000\u00a0000 résultats pour eau'],
  [fillCount('en', counted.en, 0), '0 results'],
  [fillCount('en', counted.en, 1), '1 result'],
  [fillCount('en', counted.en, 1234), '1,234 results'],
  [formatNumber('en', 4.9), '4.9'],
  [formatNumber('fr', 4.9), '4,9'],
  [formatClock('en', '03:14'), '03:14'],
  [formatClock('fr', '03:14'), '3\u00a0h\u00a014'],
  [formatClock('fr', '08:00'), '8\u00a0h'],
  [formatDate('en', '2023-05-01'), 'May 1, 2023'],
  [formatDate('fr', '2023-05-01'), '1er mai 2023'],
  [formatDate('fr', '2026-11-11'), '11 novembre 2026'],
  [formatMonth('en', '2026-11-22'), 'November 2026'],
  [formatMonth('fr', '2026-08-01'), 'août 2026'],
  [quoted('en', 'It worked.'), '“It worked.”'],
  [quoted('fr', 'Ça marche.'), '«\u00a0Ça marche.\u00a0»'],
  [labelled('en', 'Results'), 'Results:'],
  [labelled('fr', 'Résultats'), 'Résultats\u00a0:'],
])('writes numbers, times, dates and signs as the language does: %s', (written, expected) => {
  expect(written).toBe(expected);
});
