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

test('draft words may be incomplete, a fifth longer than English ones, and are not published', () => {
  const content = contentWith({
    [halifax]: 'fr:\n  name: Halifax\n',
    [cloud]: `fr:\n  menuText: ${'t'.repeat(96)}\n`,
  });
  const city = content.cities.find(({ slug }) => slug === 'halifax');
  expect(city?.en.name).toBe('Halifax');
  expect(city).not.toHaveProperty('fr');
});

test('mistakes in draft words are reported all at once: limits with company facts, lists, titles and legal texts', () => {
  const legal = 'legal/terms-of-service.fr.md';
  const lines = mistakesWith({
    'company.yaml': 'fr:\n  onSite: dans un délai de deux à quatre heures\n',
    [halifax]: 'fr:\n  name: Hx\n  nom: Halifax\n',
    'cities/calgary.yaml': `fr:\n  title: ${'t'.repeat(47)}\n  description: ${'d'.repeat(161)}\n  keywords: [un, deux, trois]\n`,
    [cloud]: `fr:\n  features: [Un, Deux]\n  menuText: ${'t'.repeat(97)}\n`,
    'services/ai-applications.yaml': `fr:\n  menuText: ${'t'.repeat(70)} {company.onSite}\n`,
    [legal]: '---\ntitle: Conditions d’utilisation\n---\nTexte.\n',
  });
  const expected = [
    'cities/halifax.yaml  fr.name  expected at least 3 characters, found 2: "Hx"',
    'cities/halifax.yaml  fr  unknown field "nom"',
    'cities/calgary.yaml  fr.description  expected at most 160 characters, found 161',
    'cities/calgary.yaml  fr.title  expected at most 46 characters, because " | Tamarack ',
    'services/cloud-solutions.yaml  fr.features  expected 8 items, found 2',
    'services/cloud-solutions.yaml  fr.menuText  expected at most 96 characters, found 97',
    'services/ai-applications.yaml  fr.menuText  expected at most 96 characters',
    `${legal}  lead  is missing`,
  ];
  for (const line of expected) expect(lines).toContainEqual(expect.stringContaining(`content/${line}`));
});

test('draft words in a list are validated', () => {
  const copy = copyContent();
  copy.dropLanguage('fr');
  copy.edit('faq.yaml', /^( {4}en:\n {6}question:)/m, '    fr: { question: Quoi }\n$1');
  expect(() => loadContent(copy.root)).toThrow(/items\.0\.fr\.question +expected at least 12 characters/);
});

test('a company fact missing in every language is reported', () => {
  expect(mistakesWith({ [cloud]: 'fr:\n  menuText: Sur place en {company.offSite}, toujours\n' })).toEqual([
    'content/services/cloud-solutions.yaml  fr.menuText  company.yaml has no text for {company.offSite}; did you mean {company.onSite}?',
  ]);
});
