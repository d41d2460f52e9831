import { dropElisions, joinElisions, splitElisions } from './elisions.ts';

test.each([
  ['Contre l’hameçonnage', 'Contre l’ hameçonnage', 'Contre hameçonnage'],
  ['Qu’est-ce que l’IA d’ici?', 'Qu’ est-ce que l’ IA d’ ici?', 'est-ce que IA ici?'],
  ['It’s the server’s fault, aujourd’hui', undefined, undefined],
])('splits, joins and drops the elisions of "%s"', (text, split = text, dropped = text) => {
  expect(splitElisions(text)).toBe(split);
  expect(joinElisions(split)).toBe(text);
  expect(dropElisions(text)).toBe(dropped);
});
