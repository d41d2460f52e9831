import path from 'node:path';
import { listFields, listTranslations } from './list-translations.ts';

const root = path.resolve('content');
/** Search words that visitors bring from the other language: each language has its own. */
const isOwn = ({ field }: { field: string }) => field.startsWith('fr.sameAs.');

test('every text is translated except for the mail to the company', () => {
  const fields = listFields(root).filter((one) => !isOwn(one));
  expect(fields.length).toBeGreaterThan(1);
  const alone = fields.filter(({ french }) => !french).map(({ file }) => file);
  expect([...new Set(alone)]).toEqual(['mail.yaml']);
});

test('only phrases with French prepositions exist in French alone', () => {
  const alone = listFields(root)
    .filter((one) => !one.english && !isOwn(one))
    .map(({ field }) => field.replace(/.*\./, ''));
  expect([...new Set(alone)].toSorted()).toEqual(['around', 'in', 'inFullText', 'inText', 'of', 'ofText']);
});

test('a translation has the French file and field', () => {
  expect(listTranslations(root)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        file: 'company.yaml',
        field: 'fr.brand',
        english: 'Tamarack IT',
        french: 'Tamarack TI',
      }),
      expect.objectContaining({ file: 'legal/terms-of-service.fr.md', field: '8. Governing law' }),
    ]),
  );
});
