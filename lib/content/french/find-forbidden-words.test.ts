import { findForbiddenWords, toGlossary } from './find-forbidden-words.ts';

const glossary = toGlossary([
  { write: 'IA', never: ['AI'] },
  { write: 'infonuagique', never: ['cloud'] },
  { write: 'continuité des activités', never: ['continuité d’affaires'] },
  { write: 'renseignements personnels', never: ['donnée personnelle'] },
  { write: 'Loi 25', never: ['loi 25'] },
]);
const found = (text: string) => findForbiddenWords(text, glossary).map(({ expected }) => expected);

test.each([
  ['une AI qui trie', '“IA”'],
  ['passer au cloud', '“infonuagique”'],
  ['Cloud et sauvegarde', '“infonuagique”'],
  ['l’avenir des clouds', '“infonuagique”'],
  ['un plan de continuité d’affaires', '“continuité des activités”'],
  ['vos données personnelles', '“renseignements personnels”'],
  ['selon la loi\u00A025', '“Loi 25”'],
])('replaces a word in "%s" with %s', (text, expected) => {
  expect(found(text)).toEqual([expected]);
});

test.each([
  'j’ai vu',
  'Microsoft Defender for Cloud',
  'un outil cloud-native',
  'Loi\u00A025 et écoles',
  'une donnée, personnelle ou non',
  'la valeur de {cloud}',
])('accepts "%s"', (text) => {
  expect(found(text)).toEqual([]);
});

test('shows the word in context', () => {
  expect(findForbiddenWords('Nous passons le courriel au cloud en une semaine.', glossary)).toEqual([
    { expected: '“infonuagique”', found: '…sons le courriel au cloud en une semaine.' },
  ]);
});
