import fs from 'node:fs';
import path from 'node:path';
import { ContentError } from './content-error.ts';
import { loadContent } from './load-content.ts';
import { copyContent } from './testing/copy-content.ts';
import { linesOf } from './testing/lines-of.ts';

// French as a draft language.
jest.mock('../i18n/languages.ts', () => ({
  languages: ['en'],
  draftLanguages: ['fr'],
  writtenLanguages: ['en', 'fr'],
}));

/** The content without French, except for what is appended to each file. */
function contentWith(french: Readonly<Record<string, string>>) {
  const copy = copyContent();
  copy.dropLanguage('fr');
  for (const [file, text] of Object.entries(french)) fs.appendFileSync(path.join(copy.root, file), text);
  return loadContent(copy.root);
}

function mistakesWith(french: Readonly<Record<string, string>>): string[] {
  try {
    contentWith(french);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return linesOf(error.mistakes);
    throw error;
  }
}

const cloud = 'services/cloud-solutions.yaml';
const halifax = 'cities/halifax.yaml';

test('draft words may be incomplete and are not published', () => {
  const content = contentWith({ [halifax]: 'fr:\n  name: Halifax\n' });
  const city = content.cities.find(({ slug }) => slug === 'halifax');
  expect(city?.en.name).toBe('Halifax');
  expect(city).not.toHaveProperty('fr');
});

test('mistakes in draft words are reported all at once', () => {
  const lines = mistakesWith({
    [halifax]: 'fr:\n  name: Hx\n  nom: Halifax\n',
    [cloud]: 'fr:\n  features: [Un, Deux]\n',
  });
  expect(lines).toEqual([
    'content/services/cloud-solutions.yaml  fr.features  expected 8 items, found 2',
    'content/cities/halifax.yaml  fr.name  expected at least 3 characters, found 2: "Hx"',
    'content/cities/halifax.yaml  fr  unknown field "nom"',
  ]);
});

test('draft words in a list are validated', () => {
  const copy = copyContent();
  copy.dropLanguage('fr');
  copy.edit('faq.yaml', /^( {4}en:\n {6}question:)/m, '    fr: { question: Quoi }\n$1');
  expect(() => loadContent(copy.root)).toThrow(/items\.0\.fr\.question +expected at least 12 characters/);
});

test('a French text may be a fifth longer than the English limit', () => {
  const menuText = (length: number) => ({ [cloud]: `fr:\n  menuText: ${'t'.repeat(length)}\n` });
  expect(mistakesWith(menuText(96))).toEqual([]);
  expect(mistakesWith(menuText(97))).toEqual([
    expect.stringContaining('fr.menuText  expected at most 96 characters, found 97'),
  ]);
});

test('titles and descriptions have the same limit in every language', () => {
  const lines = mistakesWith({
    [halifax]: `fr:\n  title: ${'t'.repeat(47)}\n  description: ${'d'.repeat(161)}\n  keywords: [un, deux, trois]\n`,
  });
  expect(lines).toEqual([
    expect.stringMatching(/fr\.description {2}expected at most 160 characters, found 161/),
    expect.stringMatching(/fr\.title {2}expected at most 46 characters, because " \| Tamarack .*" is added/),
  ]);
});

test('a limit counts the French company facts', () => {
  const lines = mistakesWith({
    'company.yaml': 'fr:\n  onSite: dans un délai de deux à quatre heures\n',
    [cloud]: `fr:\n  menuText: ${'t'.repeat(70)} {company.onSite}\n`,
  });
  expect(lines).toEqual([expect.stringContaining('fr.menuText  expected at most 96 characters')]);
});

test('a company fact missing in every language is reported', () => {
  expect(mistakesWith({ [cloud]: 'fr:\n  menuText: Sur place en {company.offSite}, toujours\n' })).toEqual([
    'content/services/cloud-solutions.yaml  fr.menuText  company.yaml has no text for {company.offSite}',
  ]);
});

test('a French legal text is validated if it exists', () => {
  const file = 'legal/terms-of-service.fr.md';
  expect(mistakesWith({ [file]: '---\ntitle: Conditions d’utilisation\n---\nTexte.\n' })).toEqual(
    expect.arrayContaining([`content/${file}  lead  is missing`]),
  );
});
