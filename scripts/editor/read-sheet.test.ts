import path from 'node:path';
import { numberOf } from '../../lib/content/mark-content.ts';
import { listFields } from './list-fields.ts';
import { readSheet } from './read-sheet.ts';

test('the panel of a city’s English name leads to the French forms of the name', () => {
  const root = path.resolve('content');
  const sheet = readSheet(
    { root, fields: listFields(root), schemas: new Map() },
    numberOf('cities/halifax.yaml', ['en', 'name']),
  );
  expect(sheet?.texts.map(({ path: keys }) => keys.join('.'))).toEqual(['en.name', 'fr.name']);
  const others = sheet?.others.map(({ path: keys }) => keys.join('.'));
  expect(others).toContain('fr.inText');
  expect(others).not.toContain('fr.title');
});
