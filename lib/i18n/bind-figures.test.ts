import { bindFigures } from './bind-figures.ts';

test.each([
  ['within 2 to 4 hours.', 'within 2\u00a0to\u00a04\u00a0hours.'],
  ['within 1 business hour', 'within 1\u00a0business\u00a0hour'],
  ['in 15 minutes on average', 'in 15\u00a0minutes on average'],
  ['en 2 à 4 heures', 'en 2\u00a0à\u00a04\u00a0heures'],
])('a figure stays on the line of its unit: %s', (text, bound) => {
  expect(bindFigures(text)).toBe(bound);
});

test.each([
  '500+ Canadian businesses',
  '24/7 support',
  '8 to 46 characters',
  'a 5-minute check',
  '14 dayshifts',
])('other figures may stand at the end of a line: %s', (text) => {
  expect(bindFigures(text)).toBe(text);
});
