import path from 'node:path';
import { toGlossary } from '../../lib/content/french/find-forbidden-words.ts';
import { findFrenchMistakes } from '../../lib/content/french/find-french-mistakes.ts';
import { parseEntry } from '../../lib/content/parse-entry.ts';
import { glossarySchema } from '../../lib/content/schemas/lists.ts';
import { findUnknownWords } from '../spelling/find-unknown-words.ts';

/** Sentences with one mistake each, by the check that finds it, with a part of what the check reports. */
const planted = {
  glossary: [
    ['Passez au cloud en une semaine.', 'infonuagique'],
    ['Le support technique répond.', 'soutien informatique'],
    ['Un email suffit.', 'courriel'],
    ['Vos données personnelles restent au Canada.', 'renseignements personnels'],
    ['Un plan de continuité d’affaires tient en dix pages.', 'continuité des activités'],
    ['Notre équipe est basée à Toronto.', 'établi à'],
    ['Nous servons les OSBL à travers le Canada.', 'partout au Canada'],
    ['Les services de Edmonton.', 'd’Edmonton'],
  ],
  spelling: [
    ['Le serveur est sauvegradé chaque nuit.', 'sauvegradé'],
    ['Un rançongicel chiffre les dossiers.', 'rançongicel'],
    ['La rappel du fournisseur est éfficace.', 'éfficace'],
    ['Le budjet du matériel est annuel.', 'budjet'],
    ['Une adresse de Griffintwon.', 'Griffintwon'],
    ['L’hameconnage vise les comptables.', 'hameconnage'],
    ['Notre server redémarre seul.', 'server'],
    ['Une copie reste offsite.', 'offsite'],
    ['Appelez-nous anytime.', 'anytime'],
  ],
} as const;

const asTexts = (sentences: readonly (readonly [string, string])[]) =>
  sentences.map(([text], index) => ({ file: 'faq.yaml', field: `fr.${index}`, text }));
const correct = {
  file: 'faq.yaml',
  field: 'fr.right',
  text: 'Nous prenons soin de vos ordinateurs, de vos serveurs et de votre réseau. Une équipe répond jour et nuit.',
};
const parsed = parseEntry(path.resolve('content'), 'glossary.yaml', glossarySchema, []);
const glossary = toGlossary(parsed?.terms ?? []);
const problemsIn = (text: string) =>
  findFrenchMistakes('faq.yaml', { fr: { text } }, glossary).map(({ problem }) => problem);

test.each(planted.glossary)('the content check finds the mistake in “%s”', (text, expected) => {
  expect(problemsIn(text)).toEqual([expect.stringContaining(expected)]);
});

test('the English spelling check finds a misspelt word and accepts names, British words and genitives', async () => {
  const sentences = ['We recieve your Kanata office’s call.', 'The colour of an organization’s licence.'];
  const texts = sentences.map((text) => ({ file: 'faq.yaml', field: 'en', text }));
  expect(await findUnknownWords(texts, 'en')).toEqual([{ ...texts[0], word: 'recieve' }]);
});

test('the spelling check finds each misspelt or English word and nothing else', async () => {
  const texts = asTexts(planted.spelling);
  const found = await findUnknownWords([...texts, correct], 'fr');
  expect(found).toEqual(planted.spelling.map(([, word], index) => ({ ...texts[index], word })));
});
