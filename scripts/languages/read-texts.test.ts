import { readTexts, stringsIn } from './read-texts.ts';

const page = (body: string, head = '') =>
  `<html lang="fr-CA"><head>${head}</head><body>${body}</body></html>`;
const read = (body: string, head = '') =>
  readTexts(page(body, head)).map(({ place, language, text }) => `${place} ${language}: ${text}`);

test('a line is one text, across links and emphasis; blocks are texts of their own', () => {
  expect(read('<p>Nous <a href="/"><b>répondons</b></a> vite.</p><ul><li>Un<li>Deux</ul>')).toEqual([
    'p fr-CA: Nous répondons vite.',
    'li fr-CA: Un',
    'li fr-CA: Deux',
  ]);
});

test('a text that says its own language is judged by it', () => {
  expect(read('<p>La <i lang="en">Personal Information Act</i> de l’Alberta</p>')).toEqual([
    'p fr-CA: La',
    'i en: Personal Information Act',
    'p fr-CA: de l’Alberta',
  ]);
});

test('what is only heard counts', () => {
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

test('what machines read counts: title, descriptions, structured data', () => {
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

test('what is shown without script counts, scripts and styles do not', () => {
  expect(
    read('<noscript><p>Sans script</p></noscript><script>var the = of</script><style>.of{}</style>'),
  ).toEqual(['p fr-CA: Sans script']);
});

test('words of a drawing in the page count', () => {
  expect(read('<svg><title>Vent</title><text>Ouest</text></svg>')).toEqual([
    'title fr-CA: Vent',
    'text fr-CA: Ouest',
  ]);
});

test('strings of JSON are read without addresses and without words of the vocabulary', () => {
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
