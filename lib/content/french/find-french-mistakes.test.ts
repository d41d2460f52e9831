import { toGlossary } from './find-forbidden-words.ts';
import { findFrenchMistakes } from './find-french-mistakes.ts';

const glossary = toGlossary([{ write: 'courriel', never: ['email'] }]);

test('checks French texts at any depth and no English ones', () => {
  const data = {
    slugs: { fr: "l'email" },
    items: [{ en: { q: "It's an email" }, fr: { q: 'Un email ?', lines: ['Bien.', "L'autre"] } }],
  };
  expect(findFrenchMistakes('faq.yaml', data, glossary)).toMatchObject([
    {
      file: 'faq.yaml',
      field: 'items.0.fr.q',
      problem: 'expected no blank before ; ! or ?, found "Un email ?"',
    },
    { file: 'faq.yaml', field: 'items.0.fr.q', problem: 'expected “courriel”, found "Un email ?"' },
    { file: 'faq.yaml', field: 'items.0.fr.lines.1', problem: 'expected the apostrophe ’, found "L\'autre"' },
  ]);
});

test('reports Markdown by heading, without markup and addresses', () => {
  const body =
    '## Droit\n\nVoir [la loi](https://a.example/x:y): **un\nemail**.\n\n- Un point\n\n| a | b |\n| --- | --- |\n';
  expect(findFrenchMistakes('legal/terms.fr.md', { title: 'Conditions', body }, glossary)).toMatchObject([
    {
      file: 'legal/terms.fr.md',
      field: 'Droit',
      problem: 'expected a no-break space before the colon, found "Voir la loi: un email."',
    },
    {
      file: 'legal/terms.fr.md',
      field: 'Droit',
      problem: 'expected “courriel”, found "Voir la loi: un email."',
    },
  ]);
  expect(findFrenchMistakes('legal/terms.md', { title: "Terms: it's", body }, glossary)).toEqual([]);
});
