import { readTexts, stringsIn } from './read-texts.ts';

const page = (body: string, head = '') =>
  `<html lang="fr-CA"><head>${head}</head><body>${body}</body></html>`;
const read = (body: string, head = '') =>
  readTexts(page(body, head)).map(({ place, language, text }) => `${place} ${language}: ${text}`);

test('a line is one text, links and emphasis included; each block is a separate text', () => {
  expect(read('<p>Nous <a href="/"><b>répondons</b></a> vite.</p><ul><li>Un<li>Deux</ul>')).toEqual([
    'p fr-CA: Nous répondons vite.',
    'li fr-CA: Un',
    'li fr-CA: Deux',
  ]);
});

test('a text with its own lang has that language', () => {
  expect(read('<p>La <i lang="en">Personal Information Act</i> de l’Alberta</p>')).toEqual([
    'p fr-CA: La',
    'i en: Personal Information Act',
    'p fr-CA: de l’Alberta',
  ]);
});

test('reads accessible names, placeholders and values', () => {
  expect(read('<img alt="Carte"><button aria-label="Fermer" title="Fermer la fenêtre"></button>')).toEqual([
    'img alt fr-CA: Carte',
    'button title fr-CA: Fermer la fenêtre',
    'button aria-label fr-CA: Fermer',
  ]);
  expect(read('<form><input placeholder="Nom"><input type="submit" value="Envoyer"></form>')).toEqual([
    'input placeholder fr-CA: Nom',
    'input value fr-CA: Envoyer',
  ]);
});

test('reads titles, descriptions and structured data', () => {
  const head =
    '<title>Accueil</title><meta name="description" content="Services TI"><meta property="og:image:alt" content="Vue">' +
    '<meta name="viewport" content="width=device-width">' +
    '<script type="application/ld+json">{"@type":"Thing","name":"Sauvegarde","url":"https://x.example"}</script>';
  expect(read('', head)).toEqual([
    'title fr-CA: Accueil',
    'meta description fr-CA: Services TI',
    'meta og:image:alt fr-CA: Vue',
    'JSON-LD name fr-CA: Sauvegarde',
  ]);
});

test('reads noscript, not scripts and styles', () => {
  expect(
    read('<noscript><p>Sans script</p></noscript><script>var the = of</script><style>.of{}</style>'),
  ).toEqual(['p fr-CA: Sans script']);
});

test('reads the words of inline drawings', () => {
  expect(read('<svg><title>Vent</title><text>Ouest</text></svg>')).toEqual([
    'title fr-CA: Vent',
    'text fr-CA: Ouest',
  ]);
});

test('reads strings of JSON except addresses and schema vocabulary', () => {
  const data = {
    '@type': 'Offer',
    dayOfWeek: ['Monday'],
    parts: [{ name: 'Un' }, { name: 'Deux', url: '/a' }],
  };
  expect(stringsIn(data, 'x')).toEqual([
    { place: 'x parts name', text: 'Un' },
    { place: 'x parts name', text: 'Deux' },
  ]);
});
