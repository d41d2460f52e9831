import { dropElisions, joinElisions, splitElisions } from './elisions.ts';

test.each([
  ['Contre l’hameçonnage', 'Contre l’ hameçonnage'],
  ['Qu’est-ce que l’IA d’ici?', 'Qu’ est-ce que l’ IA d’ ici?'],
  ["l'heure", "l' heure"],
])('splits and rejoins "%s"', (text, parts) => {
  expect(splitElisions(text)).toBe(parts);
  expect(joinElisions(parts)).toBe(text);
});

test.each(['aujourd’hui', 'It’s the server’s fault', 'l’', '1 800 555-0142'])(
  'does not split "%s"',
  (text) => {
    expect(splitElisions(text)).toBe(text);
  },
);

test('rejoins a marked word', () => {
  expect(joinElisions('contre l’ <mark>hameçonnage</mark>')).toBe('contre l’<mark>hameçonnage</mark>');
});

test('removes elisions from a term', () => {
  expect(dropElisions('l’hameçonnage d’ici')).toBe('hameçonnage ici');
  expect(dropElisions('don’t')).toBe('don’t');
});
