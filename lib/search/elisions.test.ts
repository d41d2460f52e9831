import { dropElisions, joinElisions, partElisions } from './elisions.ts';

test.each([
  ['Contre l’hameçonnage', 'Contre l’ hameçonnage'],
  ['Qu’est-ce que l’IA d’ici?', 'Qu’ est-ce que l’ IA d’ ici?'],
  ["l'heure", "l' heure"],
])('"%s" has a word for each part, and comes back as it was', (text, parts) => {
  expect(partElisions(text)).toBe(parts);
  expect(joinElisions(parts)).toBe(text);
});

test.each(['aujourd’hui', 'It’s the server’s fault', 'l’', '1 800 555-0142'])(
  '"%s" stays as it is',
  (text) => {
    expect(partElisions(text)).toBe(text);
  },
);

test('a word that was found is joined with its mark', () => {
  expect(joinElisions('contre l’ <mark>hameçonnage</mark>')).toBe('contre l’<mark>hameçonnage</mark>');
});

test('a question asks for the words that count', () => {
  expect(dropElisions('l’hameçonnage d’ici')).toBe('hameçonnage ici');
  expect(dropElisions('don’t')).toBe('don’t');
});
