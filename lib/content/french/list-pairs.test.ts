import path from 'node:path';
import { listFields, listPairs } from './list-pairs.ts';

const root = path.resolve('content');

test('each text has its twin; the mail to the company is in the company’s language alone', () => {
  const fields = listFields(root);
  expect(fields.length).toBeGreaterThan(3000);
  const alone = fields.filter(({ french }) => !french).map(({ file }) => file);
  expect([...new Set(alone)]).toEqual(['mail.yaml']);
});

test('French has fields of its own only for phrases that its grammar needs', () => {
  const alone = listFields(root)
    .filter(({ english }) => !english)
    .map(({ field }) => field.replace(/.*\./, ''));
  expect([...new Set(alone)].toSorted()).toEqual(['around', 'in', 'inFullText', 'inText', 'of', 'ofText']);
});

test('a pair names the French file and field', () => {
  expect(listPairs(root)).toEqual(
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
