import { findTypographyFaults, mendTypography } from './find-typography-faults.ts';

const expectedIn = (text: string) => findTypographyFaults(text).map(({ expected }) => expected);

test.each([
  ["l'équipe", 'the apostrophe ’'],
  ['Vraiment ?', 'no blank before ; ! or ?'],
  ['Vraiment\u00A0?', 'no blank before ; ! or ?'],
  ['le serveur , la caisse', 'no blank before a comma or a full stop'],
  ['Un mandat: une équipe', 'a no-break space before the colon'],
  ['Un mandat : une équipe', 'a no-break space before the colon'],
  ['le matin;nous lisons', 'a blank behind the sign'],
  ['un «\u00A0presque »', 'a no-break space inside « and »'],
  ['un "presque"', 'the quotation marks « and »'],
  ['et puis...', 'the ellipsis … instead of three dots'],
  ['et puis …', 'no blank before the ellipsis'],
  ['les caisses, etc…', '“etc.” without an ellipsis'],
  ['la caisse — le serveur', 'the dash –'],
  ['la caisse - le serveur', 'the dash –'],
  ['la caisse–le serveur', 'blanks around the dash –'],
  ['la  caisse', 'one blank'],
  ['1\u202F500 postes', 'the no-break space U+00A0, no narrower one'],
  ['1 500 postes', 'a no-break space between thousands'],
  ['1,500 postes', 'a no-break space between thousands'],
  [
    'une note de 4.9 sur 5',
    'a decimal comma, or the word before it that says whose number it is: version 2.3, clause 14.3',
  ],
  ['99,9%', 'a no-break space before % or $'],
  ['1\u00A0500 $', 'a no-break space before % or $'],
  ['un rabais de $25', 'the amount before the $'],
  ['à 17 h', 'a no-break space between a number and its unit'],
  ['à 8\u00A0h 30', 'a no-break space between a number and its unit'],
  ['Encore {minutes} min', 'a no-break space between a number and its unit'],
  ['selon la Loi 25', 'a no-break space in “Loi 25”'],
  ['ouvert à 8:30', 'a time such as 8 h 30'],
  ['à 3 p.m.', 'a time such as 8 h 30'],
  ['le 416-555-0178', 'a telephone number such as 1 800 555-0142'],
  ['au (416) 555-0178', 'a telephone number such as 1 800 555-0142'],
  ['500+ clients', '“plus de” before the number, no + behind it'],
  ['la 2ème fois', '1er, 1re, 2e'],
  ['le 1 mai', '1er before the month'],
  ['un soir de Juillet', 'days and months in lower case'],
  ['chez la Dre. Roy', 'Dr, Dre, Mme and Me without a full stop'],
  ['nos T.I. à nous', 'an acronym without full stops'],
  ['Appelez. A toute heure.', 'À with its accent'],
  ['les client(e)s', 'a neutral wording, no sign inside a word'],
  ['les client·es', 'a neutral wording, no sign inside a word'],
  ['au 200 rue Front Ouest', 'a comma between number and street'],
  ['un « mot “dur”\u00A0»', 'a no-break space inside « and »'],
  ['un “mot” seul', 'the quotation marks « and »'],
  ['«\u00A0un «\u00A0mot\u00A0» dur\u00A0»', 'inner quotation marks “ and ”'],
  ['«\u00A0un mot', 'a sign that closes after «'],
  ['un mot\u00A0»', 'a sign that opens before »'],
])('in %j, expects %s', (text, expected) => {
  expect(expectedIn(text)).toEqual([expected]);
  const mendable = findTypographyFaults(text).filter(({ isMendable }) => isMendable);
  expect(mendable.length > 0 ? expectedIn(mendTypography(text)) : []).toEqual([]);
});

test.each([
  'Il est 3\u00A0h\u00A014, à Halifax. «\u00A0Dormez, on s’en occupe\u00A0», dit-elle; puis… rien!',
  'Plus de 1\u00A0500 postes, 99,9\u00A0% du temps, 25,50\u00A0$ par mois, en 15\u00A0min\u00A0: c’est tout?',
  'Le 1er mai 2023, au 1\u00A0800\u00A0555-0142 ou au 200, rue Front Ouest, chez Me Roy.',
  '«\u00A0Elle a dit “oui”\u00A0» – enfin.',
  'Le Vendredi saint, avant Mardi je donne; version 2.3, clause 14.3, secteur (905).',
  'Selon la Loi\u00A025, la norme CSA\u00A0Z246.1, les WCAG 2.2 et ISO 27001:2022, https://www.exemple.ca.',
  'Un logiciel .NET, Encore {minutes}\u00A0min, de {company.onSite} à {count}…',
])('accepts %j and leaves it', (text) => {
  expect(expectedIn(text)).toEqual([]);
  expect(mendTypography(text)).toBe(text);
});

test('shows the fault in context', () => {
  expect(
    findTypographyFaults('Nous réparons le serveur de la caisse ; ensuite, nous appelons.'),
  ).toMatchObject([
    { expected: 'no blank before ; ! or ?', found: '…serveur de la caisse ; ensuite, nous appel…' },
  ]);
});
